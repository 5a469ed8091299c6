import type {DockviewApi} from 'dockview-core';

export const CITIES = ['Lima', 'Oslo', 'Tunis'];

/** Shows the panel of a city; one that is closed is opened. */
export function showCity(api: DockviewApi, city: string) {
  const panel = api.getPanel(city);
  if (panel) panel.api.setActive();
  else api.addPanel({id: city, component: 'city', title: city});
}
