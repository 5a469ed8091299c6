/** The kinds of panels of the demo; the names under which the dock knows their components. */
export const PANEL_KINDS = ['document', 'editor', 'data', 'chart', 'form', 'frame', 'events', 'json'] as const;

/** One kind of panel. */
export type PanelKind = (typeof PANEL_KINDS)[number];

/** What each kind is called: the title of new panels, with a number, and the words of menus. */
export const KIND_LABELS: Readonly<Record<PanelKind, string>> = {
  document: 'Document',
  editor: 'Editor',
  data: 'Data',
  chart: 'Chart',
  form: 'Form',
  frame: 'Web page',
  events: 'Events',
  json: 'Layout JSON',
};

/** The demo adds no more panels than this, and reads no layout with more. */
export const MOST_PANELS = 200;

/** What the dock needs to know to open a panel. */
export interface PanelPlan {
  id: string;
  component: PanelKind;
  title: string;
  renderer?: 'always' | 'onlyWhenVisible';
}

/** A panel of the default layout, and where it goes. */
export interface PlacedPanel extends PanelPlan {
  /** Beside another panel, or as a tab of its group; without it, the panel opens the layout. */
  position?: {referencePanel: string; direction: 'right' | 'below' | 'within'};
  /** Shares of the dock's width and height, for a panel that opens a group. */
  width?: number;
  height?: number;
  /** Behind the other tabs of its group. Not for a panel that opens a group: that would show no panel at all. */
  inactive?: boolean;
}

const ADDED = 'added-';
const TURNS: readonly PanelKind[] = ['document', 'chart', 'data', 'form'];

/** A web page is loaded anew whenever its element leaves the page, so it stays in it. */
function rendererOf(kind: PanelKind): Pick<PanelPlan, 'renderer'> {
  return kind === 'frame' || kind === 'form' ? {renderer: 'always'} : {};
}

/**
 * Plans the next panel a visitor adds.
 * @param ids - the panels that are open.
 * @param wanted - of which kind; without it, kinds take turns.
 * @returns a panel whose id is free.
 */
export function nextPanel(ids: readonly string[], wanted?: PanelKind): PanelPlan {
  const taken = new Set(ids);
  let number = 1;
  while (taken.has(`${ADDED}${number}`)) number += 1;
  const component = wanted ?? TURNS[(number - 1) % TURNS.length]!;
  return {
    id: `${ADDED}${number}`,
    component,
    title: `${KIND_LABELS[component]} ${number}`,
    ...rendererOf(component),
  };
}

const README: PanelPlan = {id: 'readme', component: 'document', title: 'Read me'};
const EDITOR: PanelPlan = {id: 'editor', component: 'editor', title: 'main.ts'};
const FORM: PanelPlan = {id: 'form', component: 'form', title: 'Form', ...rendererOf('form')};
const FRAME: PanelPlan = {id: 'frame', component: 'frame', title: 'Web page', ...rendererOf('frame')};
const CHART: PanelPlan = {id: 'chart', component: 'chart', title: 'Chart'};
const DATA: PanelPlan = {id: 'data', component: 'data', title: 'Data'};
const EVENTS: PanelPlan = {id: 'events', component: 'events', title: 'Events'};
const JSON_VIEW: PanelPlan = {id: 'json', component: 'json', title: 'Layout JSON'};

const WIDE: readonly PlacedPanel[] = [
  README,
  {...EDITOR, position: {referencePanel: 'readme', direction: 'within'}, inactive: true},
  {...FORM, position: {referencePanel: 'readme', direction: 'within'}, inactive: true},
  {...CHART, position: {referencePanel: 'readme', direction: 'right'}, width: 0.58},
  {...FRAME, position: {referencePanel: 'chart', direction: 'within'}, inactive: true},
  {...DATA, position: {referencePanel: 'chart', direction: 'below'}, height: 0.5},
  {...EVENTS, position: {referencePanel: 'readme', direction: 'below'}, height: 0.35},
  {...JSON_VIEW, position: {referencePanel: 'events', direction: 'within'}, inactive: true},
];

const NARROW: readonly PlacedPanel[] = [
  README,
  {...EDITOR, position: {referencePanel: 'readme', direction: 'within'}, inactive: true},
  {...FORM, position: {referencePanel: 'readme', direction: 'within'}, inactive: true},
  {...CHART, position: {referencePanel: 'readme', direction: 'within'}, inactive: true},
  {...FRAME, position: {referencePanel: 'readme', direction: 'within'}, inactive: true},
  {...DATA, position: {referencePanel: 'readme', direction: 'below'}, height: 0.45},
  {...EVENTS, position: {referencePanel: 'data', direction: 'within'}, inactive: true},
  {...JSON_VIEW, position: {referencePanel: 'data', direction: 'within'}, inactive: true},
];

const NARROW_BELOW = 600;

/**
 * The layout the demo starts with.
 * @param width - the width of the dock; two columns do not fit on a phone.
 * @returns its panels, in the order they are to be added.
 */
export function defaultPanels(width: number): readonly PlacedPanel[] {
  return width < NARROW_BELOW ? NARROW : WIDE;
}

/**
 * Tells whether a name is one of the demo's kinds.
 * @param name - such as the component of a panel.
 */
export function isPanelKind(name: string): name is PanelKind {
  return PANEL_KINDS.some((kind) => kind === name);
}
