/** The kinds of panels of the demo; the names under which the dock knows their components. */
export const PANEL_KINDS = ['document', 'data', 'chart', 'events', 'form'] as const;

/** One kind of panel. */
export type PanelKind = (typeof PANEL_KINDS)[number];

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
const ADDED_KINDS: readonly [PanelKind, string][] = [
  ['document', 'Document'],
  ['chart', 'Chart'],
  ['data', 'Data'],
  ['form', 'Form'],
];

/** A form keeps what was typed while hidden or moved only when its element stays in the page. */
function rendererOf(kind: PanelKind): Pick<PanelPlan, 'renderer'> {
  return kind === 'form' ? {renderer: 'always'} : {};
}

/**
 * Plans the next panel a visitor adds; kinds take turns.
 * @param ids - the panels that are open.
 * @returns a panel whose id is free.
 */
export function nextPanel(ids: readonly string[]): PanelPlan {
  const taken = new Set(ids);
  let number = 1;
  while (taken.has(`${ADDED}${number}`)) number += 1;
  const [component, word] = ADDED_KINDS[(number - 1) % ADDED_KINDS.length]!;
  return {id: `${ADDED}${number}`, component, title: `${word} ${number}`, ...rendererOf(component)};
}

const README: PanelPlan = {id: 'readme', component: 'document', title: 'Read me'};
const FORM: PanelPlan = {id: 'form', component: 'form', title: 'Form', ...rendererOf('form')};
const CHART: PanelPlan = {id: 'chart', component: 'chart', title: 'Chart'};
const DATA: PanelPlan = {id: 'data', component: 'data', title: 'Data'};
const EVENTS: PanelPlan = {id: 'events', component: 'events', title: 'Events'};

const WIDE: readonly PlacedPanel[] = [
  README,
  {...FORM, position: {referencePanel: 'readme', direction: 'within'}, inactive: true},
  {...CHART, position: {referencePanel: 'readme', direction: 'right'}, width: 0.58},
  {...DATA, position: {referencePanel: 'chart', direction: 'below'}, height: 0.5},
  {...EVENTS, position: {referencePanel: 'readme', direction: 'below'}, height: 0.35},
];

const NARROW: readonly PlacedPanel[] = [
  README,
  {...CHART, position: {referencePanel: 'readme', direction: 'within'}, inactive: true},
  {...FORM, position: {referencePanel: 'readme', direction: 'within'}, inactive: true},
  {...DATA, position: {referencePanel: 'readme', direction: 'below'}, height: 0.45},
  {...EVENTS, position: {referencePanel: 'data', direction: 'within'}, inactive: true},
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
