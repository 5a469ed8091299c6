import type {DockviewApi, DockviewGroupPanel, IDockviewPanel} from 'dockview-core';

/** The panels of a group whose tabs are not fully visible. */
export function findHiddenTabs(group: DockviewGroupPanel): IDockviewPanel[] {
  const header = group.element.querySelector('.dv-tabs-container')!.getBoundingClientRect();
  return group.panels.filter(({view}) => {
    const tab = view.tab.element.parentElement!.getBoundingClientRect();
    return tab.left < header.left - 1 || tab.right > header.right + 1;
  });
}

/** Activates a panel and scrolls its tab into view. */
export function showTab(panel: IDockviewPanel) {
  panel.api.setActive();
  panel.view.tab.element.scrollIntoView();
}

/** More tabs than fit. */
export function addPanels(api: DockviewApi) {
  const cities = ['Amsterdam', 'Bologna', 'Cologne', 'Dresden', 'Edinburgh', 'Florence', 'Granada'];
  for (const title of cities) {
    const id = title.toLowerCase();
    api.addPanel({id, component: 'city', title, inactive: title !== 'Amsterdam'});
  }
  api.addPanel({
    id: 'map',
    component: 'city',
    title: 'Map',
    position: {direction: 'right'},
    inactive: true,
  });
}
