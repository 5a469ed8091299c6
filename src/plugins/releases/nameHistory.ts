import type {Span, UpgradeItem} from '../../lib/upgrade';
import {releases, type ApiChange} from './data';
import {cssHistory} from './remark/cssChanges';

/** When a name exists, and which declarations it has over time. */
export interface NameHistory {
  spans: readonly Span[];
  states: NonNullable<UpgradeItem['states']>;
}

interface Event {
  position: number;
  name: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** Reads a history from what each release adds, changes and removes; a name starts with the first thing said about it. */
function readHistory(events: readonly Event[]): Map<string, NameHistory> {
  const histories = new Map<string, {spans: [number, number | null][]; states: [number, number][]; texts: string[]}>();
  for (const {position, name, before, after} of events) {
    const history = histories.get(name) ?? {spans: [], states: [], texts: [before ?? after ?? '']};
    histories.set(name, history);
    if (history.spans.length === 0 && before !== undefined) history.spans.push([0, null]);
    if (before === undefined) history.spans.push([position, null]);
    if (after === undefined) history.spans.at(-1)![1] = position;
    else if (!history.texts.includes(after)) history.texts.push(after);
    if (after !== undefined) history.states.push([position, history.texts.indexOf(after)]);
  }
  return histories;
}

/** The spans in which both names exist. */
function intersect(left: readonly Span[], right: readonly Span[]): Span[] {
  return left.flatMap(([start, end]) =>
    right.flatMap(([from, to]): Span[] => {
      const common: Span = [Math.max(start, from), Math.min(end ?? Infinity, to ?? Infinity)];
      if (common[0] >= common[1]!) return [];
      return [[common[0], common[1] === Infinity ? null : common[1]]];
    }),
  );
}

const api = readHistory(
  releases.flatMap(({api: {removed, changed, added}}, index) =>
    [...removed, ...changed, ...added].map((change: ApiChange) => ({...change, position: index + 1})),
  ),
);

const css = readHistory([
  ...[...cssHistory.base.properties, ...cssHistory.base.classes].map((name) => ({position: 0, name, after: name})),
  ...releases.flatMap(({version}, index) => {
    const {properties, classes} = cssHistory.releases[version] ?? {};
    const position = index + 1;
    return [
      ...[...(properties?.removed ?? []), ...(classes?.removed ?? [])].map((name) => ({position, name, before: name})),
      ...[...(properties?.added ?? []), ...(classes?.added ?? [])].map((name) => ({position, name, after: name})),
    ];
  }),
]);

function find(histories: Map<string, NameHistory>, name: string): NameHistory {
  const history = histories.get(name);
  if (!history) throw new Error(`No release adds, changes or removes ${name}.`);
  return history;
}

/**
 * The history of an exported name or `Type.member`; a member exists only while its type does.
 * @throws Error when nothing is recorded about the name.
 */
export function apiNameHistory(name: string): NameHistory {
  const {spans, states} = find(api, name);
  const type = name.includes('.') ? api.get(name.split('.')[0]!) : undefined;
  return {spans: type ? intersect(spans, type.spans) : spans, states};
}

/**
 * When a name exists by what is said about itself alone: a member of a type that was exported later counts as older.
 * @throws Error when nothing is recorded about the name.
 */
export function ownSpans(name: string): readonly Span[] {
  return find(api, name).spans;
}

/** When the type of `Type.member` exists; undefined for a type, and for one that every release has. */
export function typeSpans(name: string): readonly Span[] | undefined {
  const spans = name.includes('.') ? api.get(name.split('.')[0]!)?.spans : undefined;
  return spans?.some(([start, end]) => start !== 0 || end !== null) ? spans : undefined;
}

/**
 * When a class or custom property of the stylesheets exists.
 * @throws Error when nothing is recorded about the name.
 */
export function cssNameSpans(name: string): readonly Span[] {
  return find(css, name).spans;
}
