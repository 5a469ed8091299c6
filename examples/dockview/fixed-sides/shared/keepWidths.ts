import type {DockviewApi, DockviewGroupPanel} from 'dockview-core';

const leftOf = ({element}: DockviewGroupPanel) => element.getBoundingClientRect().left;

/**
 * Fits a dock to its container and keeps the width of these panels.
 * The dock needs `disableAutoResizing`. Returns what ends it.
 */
export function keepWidths(api: DockviewApi, container: HTMLElement, panelIds: string[]) {
  const observer = new ResizeObserver(([entry]) => {
    const {width, height} = entry!.contentRect; // without the padding of a theme
    if (width === 0) return; // hidden
    const sides = panelIds.flatMap((id) => api.getPanel(id)?.group ?? []);
    sides.sort((a, b) => leftOf(a) - leftOf(b)); // a group takes from the last one of its row
    const widths = sides.map((side) => side.api.width);
    api.layout(width, height);
    sides.forEach(({api: side}, index) => {
      side.setSize({width: widths[index]!});
      side.setSize({width: 2 * widths[index]! - side.width}); // adds its share of a theme's gaps
    });
  });
  observer.observe(container.querySelector('.dv-dockview')!.parentElement!);
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
