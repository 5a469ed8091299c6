/** The releases from `start` on, and before `end`, as positions: 1 is the oldest release, 0 the one before it. */
export type Span = readonly [start: number, end: number | null];

/** What a change is about; absent where it concerns everyone. */
export interface Scope {
  framework?: 'react' | 'typescript';
  components?: readonly Component[];
}

/** One of the four components. */
export type Component = 'dock' | 'grid' | 'split' | 'pane';

/** One entry of the upgrade finder. */
export interface UpgradeItem extends Scope {
  /** Unique on the page. */
  id: string;
  /**
   * What decides whether it concerns an upgrade. `text`: that the upgrade passes its release. `removed`, and `style`
   * for names of the stylesheet: that the name is in the old and not in the new release; `added`: the other way round.
   * `value`, `changed`: that it is in both; and for `changed`, with different declarations.
   */
  kind: 'text' | 'removed' | 'style' | 'value' | 'added' | 'changed';
  /** When the name exists; for a text, when one of the names exists whose removal it describes, or what it changes. */
  spans?: readonly Span[];
  /** The position of the release that takes back what a text describes. */
  until?: number;
  /** When the type of a member exists: in an upgrade that brings or removes the type, its entry covers the member. */
  typeSpans?: readonly Span[];
  /** The declarations that a changed name has over time, as numbers; 0 is the first. */
  states?: readonly (readonly [position: number, state: number])[];
}

/** One release with what it asks of those who upgrade. */
export interface UpgradeRelease {
  version: string;
  /** What to install: `dockview@4.10.0 dockview-core@4.10.0`; absent where neither package was published. */
  install?: string;
  /** The release to use instead because of a serious bug. */
  better?: string;
  items: readonly UpgradeItem[];
}

/** What the reader chose; empty strings stand for everything. */
export interface UpgradeChoice {
  from: string;
  to: string;
  framework: string;
  component: string;
}

/** The part of the list that concerns the reader. */
export interface UpgradeSelection {
  /** Published versions after the old one, up to the new one, oldest first. */
  versions: readonly string[];
  /** The ids of the entries. */
  visible: ReadonlySet<string>;
  target: UpgradeRelease;
  /** A message for the reader, when the choice is invalid: then everything is selected. */
  problem: string | undefined;
}

/** Positions of the release of an entry, of the old and of the new release. */
interface Step {
  at: number;
  from: number;
  to: number;
}

/** An entry that depends on names. */
type NamedItem = UpgradeItem & Required<Pick<UpgradeItem, 'spans'>>;

function spanAt(spans: readonly Span[], position: number): Span | undefined {
  return spans.find(([start, end]) => start <= position && (end === null || position < end));
}

function stateAt({states = []}: UpgradeItem, position: number): readonly [number, number] {
  return states.filter(([at]) => at <= position).at(-1) ?? [0, 0];
}

function isKept(spans: readonly Span[], {from, to}: Step): boolean {
  return !!spanAt(spans, from) && !!spanAt(spans, to);
}

function hasType({typeSpans}: UpgradeItem, step: Step): boolean {
  return !typeSpans || isKept(typeSpans, step);
}

function isGone(item: NamedItem, step: Step): boolean {
  const {at, from, to} = step;
  const last = item.spans.filter(([, end]) => end !== null && end <= to).at(-1);
  return !!spanAt(item.spans, from) && !spanAt(item.spans, to) && last?.[1] === at && hasType(item, step);
}

function isNew(item: NamedItem, step: Step): boolean {
  const {at, from, to} = step;
  return !spanAt(item.spans, from) && spanAt(item.spans, to)?.[0] === at && hasType(item, step);
}

/** Whether the names of an entry make it concern an upgrade. */
const CONCERNS: Record<UpgradeItem['kind'], (item: NamedItem, step: Step) => boolean> = {
  text: ({spans}, {from}) => !!spanAt(spans, from),
  removed: isGone,
  style: isGone,
  value: ({spans}, step) => isKept(spans, step),
  added: isNew,
  changed: (item, step) => {
    const [at, state] = stateAt(item, step.to);
    return isKept(item.spans, step) && at === step.at && state !== stateAt(item, step.from)[1];
  },
};

function differs(item: UpgradeItem, step: Step): boolean {
  if (item.until !== undefined && item.until <= step.to) return false;
  return !item.spans || CONCERNS[item.kind](item as NamedItem, step);
}

function concerns({framework, components}: Scope, choice: UpgradeChoice): boolean {
  return (
    (!framework || !choice.framework || framework === choice.framework) &&
    (!components || !choice.component || components.includes(choice.component as Component))
  );
}

function findProblem(releases: readonly UpgradeRelease[], {from, to}: UpgradeChoice): string | undefined {
  const all = releases.map(({version}) => version);
  const published = releases.filter(({install}) => install !== undefined).map(({version}) => version);
  const unknown = [from, to].find((version) => version !== '' && !published.includes(version));
  if (unknown !== undefined) return `There is no release “${unknown}” of dockview. All releases are shown.`;
  const target = to === '' ? all.at(-1)! : to;
  if (from === '' || all.indexOf(from) < all.indexOf(target)) return undefined;
  return `${target} is not newer than ${from}. All releases are shown.`;
}

/**
 * Selects what an upgrade from one release to another has to consider: nothing that came and went in between, and
 * nothing for another framework or component. Without an old release, everything up to the new one is selected.
 * @param releases - every release, oldest first.
 */
export function selectUpgrade(releases: readonly UpgradeRelease[], choice: UpgradeChoice): UpgradeSelection {
  const problem = findProblem(releases, choice);
  const {from, to} = problem === undefined ? choice : {from: '', to: ''};
  const position = (version: string) => releases.findIndex((release) => release.version === version) + 1;
  const [start, end] = [position(from), to === '' ? releases.length : position(to)];
  const passed = releases.slice(start, end);
  const items = passed.flatMap((release, index) =>
    release.items.filter(
      (item) => concerns(item, choice) && (from === '' || differs(item, {at: start + index + 1, from: start, to: end})),
    ),
  );
  return {
    versions: passed.filter(({install}) => install !== undefined).map(({version}) => version),
    visible: new Set(items.map(({id}) => id)),
    target: releases[end - 1]!,
    problem,
  };
}
