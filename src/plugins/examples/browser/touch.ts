// The dock as examples get it: where fingers cannot drag tabs, headers have a menu that moves the panel in front.
import {
  createDockview as create,
  type Direction,
  type DockviewApi,
  type DockviewGroupPanel,
  type IDockviewPanel,
} from 'dockview-core';

type Move = (dock: DockviewApi, panel: IDockviewPanel) => void;

function toEdge(direction: Direction): Move {
  return (dock, panel) => panel.api.moveTo({group: dock.addGroup({direction})});
}

const MOVES: Readonly<Record<string, Move>> = {
  'To the next group': (dock, panel) => {
    const groups = dock.groups.filter(({locked}) => !locked);
    const group = groups[(groups.indexOf(panel.group) + 1) % groups.length];
    if (group) panel.api.moveTo({group});
  },
  'To the left edge': toEdge('left'),
  'To the right edge': toEdge('right'),
  'To the top edge': toEdge('above'),
  'To the bottom edge': toEdge('below'),
  Float: (dock, panel) => dock.addFloatingGroup(panel),
};

function addMenu(dock: DockviewApi, {element, api}: DockviewGroupPanel): HTMLElement {
  const menu = document.createElement('select');
  menu.ariaLabel = 'Move the panel in front';
  menu.style.cssText = 'width: 54px; height: 100%; padding: 0 4px; border: 0; appearance: none; font-size: 12px';
  menu.append(...['Move…', ...Object.keys(MOVES)].map((name) => new Option(name)));
  menu.addEventListener('change', () => {
    const panel = dock.getGroup(api.id)?.activePanel;
    if (panel) MOVES[menu.value]?.(dock, panel);
    menu.selectedIndex = 0;
  });
  element.querySelector('.dv-right-actions-container')?.append(menu);
  return menu;
}

/** Adds the menu to all headers, while the dock allows drag and drop. */
function addMenus(dock: DockviewApi, [, {disableDnd = false}]: Parameters<typeof create>): void {
  const menus: HTMLElement[] = [];
  let isHidden = disableDnd;
  const show = (): void => {
    for (const menu of menus) menu.hidden = isHidden;
  };
  dock.onDidAddGroup((group) => {
    menus.push(addMenu(dock, group));
    show();
  });
  const update = dock.updateOptions.bind(dock);
  dock.updateOptions = (options) => {
    update(options);
    if ('disableDnd' in options) isHidden = options.disableDnd ?? false;
    show();
  };
}

/** As the library's. */
export function createDockview(...args: Parameters<typeof create>): DockviewApi {
  const dock = create(...args);
  if (window.matchMedia('(hover: none)').matches) addMenus(dock, args);
  return dock;
}
