import type {DockviewApi} from 'dockview-core';

/**
 * Fits a dock to its container and keeps the width of these panels.
 * The dock needs `disableAutoResizing`. Returns what ends it.
 */
export function keepWidths(api: DockviewApi, container: HTMLElement, panelIds: string[]) {
  const observer = new ResizeObserver(() => {
    const sides = panelIds.map((id) => api.getPanel(id)?.api);
    const widths = sides.map((side) => side?.width);
    api.layout(container.clientWidth, container.clientHeight);
    sides.forEach((side, index) => side?.setSize({width: widths[index]}));
  });
  observer.observe(container);
  return () => observer.disconnect();
}

/** A document between two sides. */
export function addPanels(api: DockviewApi) {
  api.addPanel({id: 'document', component: 'note', title: 'Document'});
  const left = {direction: 'left'} as const;
  const right = {direction: 'right'} as const;
  const sides = [
    api.addPanel({id: 'files', component: 'note', title: 'Files', position: left}),
    api.addPanel({id: 'outline', component: 'note', title: 'Outline', position: right}),
  ];
  // Afterwards, because each new panel takes from the others.
  for (const side of sides) side.api.setSize({width: 140});
}
