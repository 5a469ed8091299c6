/** Each kind of panel, by the name of its component: its label in menus, and in the titles of new panels. */
export const KIND_LABELS = {
  document: 'Document',
  editor: 'Editor',
  data: 'Data',
  chart: 'Chart',
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
export function nextPanel(ids: readonly string[], kind?: PanelKind) {
  let number = 1;
  while (ids.includes(`added-${number}`)) number += 1;
  const component = kind ?? ROTATION[(number - 1) % ROTATION.length]!;
  return newPanel(component, `added-${number}`, `${KIND_LABELS[component]} ${number}`);
}

type Placed = [kind: PanelKind, direction?: 'within' | 'right' | 'below', reference?: PanelKind, share?: number];

const WIDE: readonly Placed[] = [
  ['document'],
  ['editor', 'within', 'document'],
  ['form', 'within', 'document'],
  ['chart', 'right', 'document', 0.58],
  ['frame', 'within', 'chart'],
  ['data', 'below', 'chart', 0.5],
  ['events', 'below', 'document', 0.35],
  ['json', 'within', 'events'],
];

const NARROW: readonly Placed[] = [
  ['document'],
  ...(['editor', 'form', 'chart', 'frame'] as const).map((kind): Placed => [kind, 'within', 'document']),
  ['data', 'below', 'document', 0.45],
  ['events', 'within', 'data'],
  ['json', 'within', 'data'],
];

const TITLES: Partial<Record<PanelKind, string>> = {document: 'Read me', editor: 'main.ts'};

/** The panels of the default layout, as options for `addPanel`. Two columns don't fit on a phone. */
export function defaultPanels({width, height}: {width: number; height: number}) {
  return (width < 600 ? NARROW : WIDE).map(([kind, direction, referencePanel, share = 0.5]) => ({
    ...newPanel(kind, kind, TITLES[kind] ?? KIND_LABELS[kind]),
    inactive: direction === 'within',
    ...(direction && referencePanel ? {position: {direction, referencePanel}} : {}),
    ...(direction === 'right' ? {initialWidth: Math.round(width * share)} : {}),
    ...(direction === 'below' ? {initialHeight: Math.round(height * share)} : {}),
  }));
}
