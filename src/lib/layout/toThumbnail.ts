import type {
  GridviewApi,
  SerializedDockview,
  SerializedGridObject,
  SerializedPaneview,
  SerializedSplitview,
} from 'dockview-core';
import type {Thumbnail, ThumbnailPart} from '../thumbnail';

/** A layout as one of the components of the library saves it. */
export type SavedLayout =
  | {kind: 'dockview'; layout: SerializedDockview}
  | {kind: 'gridview'; layout: ReturnType<GridviewApi['toJSON']>}
  | {kind: 'splitview'; layout: SerializedSplitview}
  | {kind: 'paneview'; layout: SerializedPaneview};

type Group = SerializedDockview['grid']['root'] extends SerializedGridObject<infer Data> ? Data : never;
type Rectangle = Pick<ThumbnailPart, 'left' | 'top' | 'width' | 'height'>;
type Label = Partial<Pick<ThumbnailPart, 'tabs' | 'active' | 'name' | 'isFloating'>>;

const WHOLE: Rectangle = {left: 0, top: 0, width: 100, height: 100};
/** Share of the height that a closed pane has, in percent. */
const CLOSED_PANE = 8;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function toPart({left, top, width, height}: Rectangle, {tabs = [], active = 0, name, isFloating = false}: Label) {
  const area = {left: round(left), top: round(top), width: round(width), height: round(height)};
  return {...area, tabs, active, ...(name === undefined ? {} : {name}), isFloating} satisfies ThumbnailPart;
}

/** Cuts a rectangle into stripes in proportion to sizes. */
function split(area: Rectangle, sizes: number[], isRow: boolean): Rectangle[] {
  const total = sizes.reduce((sum, size) => sum + size, 0) || 1;
  let start = 0;
  return sizes.map((size) => {
    const offset = start / total;
    start += size;
    return isRow
      ? {...area, left: area.left + area.width * offset, width: (area.width * size) / total}
      : {...area, top: area.top + area.height * offset, height: (area.height * size) / total};
  });
}

function fromNode<Data>(
  {data, visible}: SerializedGridObject<Data>,
  area: Rectangle,
  isRow: boolean,
  toLabel: (data: Data) => Label,
): Thumbnail {
  if (visible === false) return [];
  if (!Array.isArray(data)) return [toPart(area, toLabel(data))];
  const sizes = data.map((child) => (child.visible === false ? 0 : (child.size ?? 1)));
  const areas = split(area, sizes, isRow);
  return data.flatMap((child, at) => fromNode(child, areas[at]!, !isRow, toLabel));
}

function fromDockview({grid, panels, floatingGroups = []}: SerializedDockview): Thumbnail {
  const toLabel = ({views, activeView, hideHeader}: Group): Label => ({
    tabs: hideHeader ? [] : views.map((id) => panels[id]?.title ?? id),
    active: Math.max(0, views.indexOf(activeView ?? '')),
  });
  const across = (length: number) => (length / grid.width) * 100;
  const down = (length: number) => (length / grid.height) * 100;
  const floating = floatingGroups.map(({data, position}) => {
    const width = across(position.width);
    const height = down(position.height);
    const left = 'left' in position ? across(position.left) : 100 - width - across(position.right);
    const top = 'top' in position ? down(position.top) : 100 - height - down(position.bottom);
    return toPart({left, top, width, height}, {...toLabel(data), isFloating: true});
  });
  return [...fromNode(grid.root, WHOLE, grid.orientation === 'HORIZONTAL', toLabel), ...floating];
}

function fromPaneview({views}: SerializedPaneview): Thumbnail {
  const open = views.filter(({expanded}) => expanded);
  const openTotal = open.reduce((sum, {size}) => sum + size, 0) || 1;
  const openShare = 100 - CLOSED_PANE * (views.length - open.length);
  const heights = views.map(({size, expanded}) => (expanded ? (size / openTotal) * openShare : CLOSED_PANE));
  return split(WHOLE, heights, false).map((area, at) => toPart(area, {tabs: [views[at]!.data.title]}));
}

/** Draws a saved layout: its parts without their content. */
export function toThumbnail({kind, layout}: SavedLayout): Thumbnail {
  if (kind === 'dockview') return fromDockview(layout);
  if (kind === 'paneview') return fromPaneview(layout);
  if (kind === 'gridview') {
    const {root, orientation} = layout.grid;
    return fromNode(root, WHOLE, orientation === 'HORIZONTAL', ({id}) => ({name: id}));
  }
  const sizes = layout.views.map(({size}) => size);
  const areas = split(WHOLE, sizes, layout.orientation === 'HORIZONTAL');
  return areas.map((area, at) => toPart(area, {name: layout.views[at]!.data.id}));
}
