import type {AddPanelOptions} from 'dockview';

/** Each kind of panel, by the name of its component: its label in menus, and in the titles of new panels. */
export const KIND_LABELS = {
  document: 'Document',
  editor: 'Editor',
  files: 'Files',
  terminal: 'Terminal',
  chart: 'Chart',
  bars: 'Bars',
  metrics: 'Metrics',
  quotes: 'Quotes',
  price: 'Price',
  book: 'Order book',
  data: 'Data',
  form: 'Form',
  frame: 'Web page',
  events: 'Events',
  json: 'Layout JSON',
} as const;

/** Kind of a panel. */
export type PanelKind = keyof typeof KIND_LABELS;

/** All kinds, in the order of their menu. */
export const PANEL_KINDS = Object.keys(KIND_LABELS) as PanelKind[];

function newPanel(component: PanelKind, id: string, title: string) {
  // A web page reloads, and a form loses its focus, when its element leaves the page.
  const isKept = component === 'frame' || component === 'form';
  return {id, component, title, ...(isKept ? {renderer: 'always' as const} : {})};
}

const ROTATION: readonly PanelKind[] = ['document', 'chart', 'data', 'form'];

/**
 * The next panel that a visitor adds.
 * @param ids - of the open panels.
 * @param kind - without it, kinds take turns.
 */
export function nextPanel(ids: readonly string[], kind?: PanelKind, title?: string) {
  let number = 1;
  while (ids.includes(`added-${number}`)) number += 1;
  const component = kind ?? ROTATION[(number - 1) % ROTATION.length]!;
  return newPanel(component, `added-${number}`, title ?? `${KIND_LABELS[component]} ${number}`);
}

type Placed = [
  kind: PanelKind,
  title: string,
  direction?: 'within' | 'left' | 'right' | 'above' | 'below',
  /** Without one, at that edge of the dock. */
  reference?: PanelKind | undefined,
  /** Of the dock's width, or of its height for one above or below. */
  share?: number,
];

/** Layouts to begin with: programs that people build with a dock. */
export const PRESETS = {
  ide: {
    label: 'IDE',
    panels: [
      ['editor', 'main.ts'],
      ['document', 'Read me', 'within', 'editor'],
      ['files', 'Files', 'left', 'editor', 0.15],
      ['chart', 'Chart', 'right', 'editor', 0.3],
      ['frame', 'Web page', 'within', 'chart'],
      ['terminal', 'Terminal', 'below', 'editor', 0.34],
      ['form', 'Form', 'within', 'terminal'],
      ['events', 'Events', 'below', 'chart', 0.5],
      ['json', 'Layout JSON', 'within', 'events'],
    ],
  },
  trading: {
    label: 'Trading desk',
    panels: [
      ['price', 'Price'],
      ['quotes', 'Watchlist', 'left', 'price', 0.25],
      ['book', 'Order book', 'right', 'price', 0.2],
      ['data', 'Orders', 'below', 'price', 0.36],
      ['chart', 'Volume', 'within', 'data'],
      ['events', 'Events', 'below', 'quotes', 0.3],
    ],
  },
  dashboard: {
    label: 'Dashboard',
    panels: [
      ['chart', 'Traffic'],
      ['metrics', 'Metrics', 'above', undefined, 0.24],
      ['bars', 'Sessions', 'right', 'chart', 0.32],
      ['data', 'Data', 'below', 'chart', 0.36],
      ['json', 'Layout JSON', 'below', 'bars', 0.36],
      ['events', 'Events', 'within', 'json'],
    ],
  },
} as const satisfies Record<string, {label: string; panels: readonly Placed[]}>;

/** Name of a layout to begin with. */
export type Preset = keyof typeof PRESETS;

/** Below this width, in pixels, columns don't fit. */
const NARROW = 600;
/** A column in pixels, at least: a tab fits beside the buttons of its header. */
const MIN_COLUMN = 190;

/** Two groups, one above the other, share all panels. */
function placeNarrow([kind, , direction]: Placed, first: PanelKind, lower: PanelKind | undefined) {
  if (kind === lower) return {position: {direction: 'below' as const}};
  return {position: {referencePanel: direction === 'below' && lower ? lower : first}, inactive: true};
}

/** The panels of a preset: options for `addPanel`, and the size that the group gets when all are there. */
export function presetPanels(preset: Preset, {width, height}: {width: number; height: number}) {
  const placed: readonly Placed[] = PRESETS[preset].panels;
  const first = placed[0]![0];
  const lower = placed.find(([, , direction]) => direction === 'below')?.[0];
  return placed.map((panel) => {
    const [kind, title, direction, referencePanel, share = 0] = panel;
    const wide = {position: {direction, ...(referencePanel && {referencePanel})}, inactive: direction === 'within'};
    const place = width < NARROW ? placeNarrow(panel, first, lower) : wide;
    const isUpright = direction === 'above' || direction === 'below';
    return {
      options: {...newPanel(kind, kind, title), ...(direction && place)} as AddPanelOptions,
      size:
        width >= NARROW &&
        share > 0 &&
        (isUpright ? {height: height * share} : {width: Math.max(width * share, MIN_COLUMN)}),
    };
  });
}
