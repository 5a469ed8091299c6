import type {
  GridviewApi,
  SerializedDockview,
  SerializedGridObject,
  SerializedPaneview,
  SerializedSplitview,
} from 'dockview-core';
import type {Picture, PictureBox} from './model';

/** A layout as one of the components of the library saves it. */
export type SavedLayout =
  | {kind: 'dockview'; layout: SerializedDockview}
  | {kind: 'gridview'; layout: ReturnType<GridviewApi['toJSON']>}
  | {kind: 'splitview'; layout: SerializedSplitview}
  | {kind: 'paneview'; layout: SerializedPaneview};

type Group = SerializedDockview['grid']['root'] extends SerializedGridObject<infer Data> ? Data : never;
type Rectangle = Pick<PictureBox, 'left' | 'top' | 'width' | 'height'>;
type Words = Pick<PictureBox, 'tabs' | 'active' | 'name'>;
type Label<Data> = (data: Data) => Words;

const WHOLE: Rectangle = {left: 0, top: 0, width: 100, height: 100};
/** Share of the height that a closed pane takes, in per cent. */
const CLOSED_PANE = 8;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function toBox({left, top, width, height}: Rectangle, label: Words, isFloating = false): PictureBox {
  return {left: round(left), top: round(top), width: round(width), height: round(height), ...label, isFloating};
}

/** Cuts a rectangle into stripes in proportion to sizes. */
function split(area: Rectangle, sizes: number[], isRow: boolean): Rectangle[] {
  const total = sizes.reduce((sum, size) => sum + size, 0) || 1;
  let start = 0;
  return sizes.map((size) => {
    const offset = start / total;
    const share = size / total;
    start += size;
    return isRow
      ? {...area, left: area.left + area.width * offset, width: area.width * share}
      : {...area, top: area.top + area.height * offset, height: area.height * share};
  });
}

function fromNode<Data>(
  node: SerializedGridObject<Data>,
  area: Rectangle,
  isRow: boolean,
  label: Label<Data>,
): PictureBox[] {
  if (!Array.isArray(node.data)) return node.visible === false ? [] : [toBox(area, label(node.data))];
  const children = node.data.filter(({visible}) => visible !== false);
  const areas = split(
    area,
    children.map(({size}) => size ?? 1),
    isRow,
  );
  return children.flatMap((child, at) => fromNode(child, areas[at]!, !isRow, label));
}

function fromDockview({grid, panels, floatingGroups = []}: SerializedDockview): Picture {
  const label: Label<Group> = ({views, activeView, hideHeader}) => ({
    tabs: hideHeader ? [] : views.map((id) => panels[id]?.title ?? id),
    active: Math.max(0, views.indexOf(activeView ?? '')),
  });
  const floating = floatingGroups.map(({data, position}) => {
    const width = (position.width / grid.width) * 100;
    const height = (position.height / grid.height) * 100;
    const left =
      'left' in position ? (position.left / grid.width) * 100 : 100 - width - (position.right / grid.width) * 100;
    const top =
      'top' in position ? (position.top / grid.height) * 100 : 100 - height - (position.bottom / grid.height) * 100;
    return toBox({left, top, width, height}, label(data), true);
  });
  return [...fromNode(grid.root, WHOLE, grid.orientation === 'HORIZONTAL', label), ...floating];
}

function fromPaneview({views}: SerializedPaneview): Picture {
  const open = views.filter(({expanded}) => expanded);
  const openTotal = open.reduce((sum, {size}) => sum + size, 0) || 1;
  const openShare = 100 - CLOSED_PANE * (views.length - open.length);
  let top = 0;
  return views.map(({size, expanded, data}) => {
    const height = expanded ? (size / openTotal) * openShare : CLOSED_PANE;
    const box = toBox({left: 0, top, width: 100, height}, {tabs: [data.title], active: 0});
    top += height;
    return box;
  });
}

/** Draws a saved layout. */
export function toPicture(saved: SavedLayout): Picture {
  switch (saved.kind) {
    case 'dockview':
      return fromDockview(saved.layout);
    case 'gridview': {
      const {root, orientation} = saved.layout.grid;
      return fromNode(root, WHOLE, orientation === 'HORIZONTAL', ({id}) => ({tabs: [], active: 0, name: id}));
    }
    case 'splitview': {
      const {views, orientation} = saved.layout;
      const sizes = views.map(({size}) => size);
      return split(WHOLE, sizes, orientation === 'HORIZONTAL').map((area, at) =>
        toBox(area, {tabs: [], active: 0, name: views[at]!.data.id}),
      );
    }
    case 'paneview':
      return fromPaneview(saved.layout);
  }
}
