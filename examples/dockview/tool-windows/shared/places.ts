import type {
  AddPanelPositionOptions,
  DockviewApi,
  DockviewGroupPanel,
  IDockviewPanel,
} from 'dockview-core';

type Side = 'left' | 'right' | 'above' | 'below';

interface Place {
  /** The group the tool was in, and its place among the tabs there. */
  group: DockviewGroupPanel;
  index: number;
  /** Where to put it when that group is gone. */
  otherwise: AddPanelPositionOptions;
  width: number;
  height: number;
}

const TOLERANCE = 12; // pixels, for lines and gaps between groups
const isNear = (one: number, other: number) => Math.abs(one - other) < TOLERANCE;

/** The side of `to` that `box` lies at, when they share that whole side. */
function sideOf(box: DOMRect, to: DOMRect): Side | undefined {
  const sameRow = isNear(box.top, to.top) && isNear(box.bottom, to.bottom);
  const sameColumn = isNear(box.left, to.left) && isNear(box.right, to.right);
  if (sameRow && isNear(box.right, to.left)) return 'left';
  if (sameRow && isNear(box.left, to.right)) return 'right';
  if (sameColumn && isNear(box.bottom, to.top)) return 'above';
  if (sameColumn && isNear(box.top, to.bottom)) return 'below';
  return undefined;
}

/** The edge of the dock that is nearest to the far side of `box`. */
function edgeOf(box: DOMRect, dock: DOMRect): Side {
  const reach: Record<Side, number> = {
    left: box.right - dock.left,
    right: dock.right - box.left,
    above: box.bottom - dock.top,
    below: dock.bottom - box.top,
  };
  const sides = Object.keys(reach) as Side[];
  return sides.reduce((best, side) => (reach[side] < reach[best] ? side : best));
}

function placeOf(panel: IDockviewPanel, api: DockviewApi, container: HTMLElement): Place {
  const {group} = panel;
  const box = group.element.getBoundingClientRect();
  const neighbors = api.groups.filter((other) => other !== group && other.activePanel);
  const position = neighbors
    .map((other) => ({other, side: sideOf(box, other.element.getBoundingClientRect())}))
    .find(({side}) => side !== undefined);
  return {
    group,
    index: group.panels.indexOf(panel),
    // A panel as reference: groups come and go, and their ids with them.
    otherwise: position
      ? {referencePanel: position.other.activePanel!.id, direction: position.side}
      : {direction: edgeOf(box, container.getBoundingClientRect())},
    width: box.width,
    height: box.height,
  };
}

/** Remembers where each panel is, so that one that was closed can be opened there again. */
export function rememberPlaces(api: DockviewApi, container: HTMLElement) {
  const places = new Map<string, Place>();
  const update = () => {
    for (const panel of api.panels) {
      if (panel.api.location.type === 'grid') places.set(panel.id, placeOf(panel, api, container));
    }
  };
  // A panel that closes is no longer listed when this fires, so its last place stays.
  api.onDidLayoutChange(update);

  return {
    /** What to add to the options of `addPanel`; nothing for a panel that was never open. */
    find(id: string) {
      const place = places.get(id);
      if (!place) return {};
      const {group, index, otherwise, width, height} = place;
      if (api.groups.includes(group)) return {position: {referenceGroup: group, index}};
      const isLost =
        'referencePanel' in otherwise && !api.getPanel(String(otherwise.referencePanel));
      return {
        position: isLost ? {direction: 'right' as const} : otherwise,
        initialWidth: width,
        initialHeight: height,
      };
    },
  };
}
