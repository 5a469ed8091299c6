import type {SearchPage, SearchSection} from '../../../lib/search/records';

/** What a hit is worth by the kind of its page, when the query does not ask for that kind. */
const KIND_WEIGHT = {guide: 1, api: 0.3, example: 0.5, release: 0.25};
/** What it is worth when the query does ask for that kind. */
const WANTED_WEIGHT = 1.5;

/** The dock is what most readers ask about; the other components have members of the same names. */
const OF_OTHER_COMPONENTS = /^\/docs\/(?:api|other)\/(?!dockview\/)/;
const OTHER_COMPONENT_WEIGHT = 0.6;
/** Pages that are more often meant than others of their kind, or less. */
const ROUTE_WEIGHTS: Record<string, number> = {
  '/docs/api/dockview/overview': 1.2,
  '/docs/api/dockview/panelApi': 1.1,
  '/docs/': 0.5,
  '/blog': 0.5,
};
/** Members of types that only support others stand under a heading of that type. */
const SUPPORTING_WEIGHT = 0.6;

/** How much the name of a member or type says, by how it compares to a query that is a name. */
const SAME_NAME = 12;
const NAME_STARTS = 3;
const NAME_CONTAINS = 1.8;
/** The same when the query may as well be a plain word. */
const SAME_WORD = 1.3;

/** What a heading or title adds that says what was asked and nothing else. */
const WHOLE_HEADING = 0.8;
const WHOLE_TITLE = 1.6;

const RELEASE_WORDS = /\bv?\d+\.\d+(?:\.\d+)?\b|\b(?:releases?|upgrad\w+|migrate|breaking|changelog|version)\b/i;
const EXAMPLE_WORDS = /\b(?:examples?|demos?|templates?|samples?)\b/i;

/** What a query says about the page it is after. */
export interface Intent {
  /** The query as one word without punctuation: `api.addPanel()` is `addpanel`. */
  name: string;
  /** Whether it is written as a name in code is. */
  isName: boolean;
  isOneWord: boolean;
  wantsRelease: boolean;
  wantsExample: boolean;
}

/** Reads what a query is after. */
export function readIntent(query: string): Intent {
  const text = query.trim().replace(/\(.*\)?$/, '');
  const last = /\s/.test(text) ? text : (text.split('.').at(-1) ?? '');
  return {
    name: last.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase(),
    isName: !/\s/.test(last) && /\p{Ll}\p{Lu}/u.test(last),
    isOneWord: !/\s/.test(last),
    wantsRelease: RELEASE_WORDS.test(query),
    wantsExample: EXAMPLE_WORDS.test(query),
  };
}

function nameWeight(name: string, {name: asked, isName, isOneWord}: Intent): number {
  const lower = name.toLowerCase();
  if (asked.length < 3) return 1;
  const isCompound = /\p{Ll}\p{Lu}/u.test(name);
  if (lower === asked) return isName || (isCompound && isOneWord) ? SAME_NAME : SAME_WORD;
  if (!isName) return 1;
  if (lower.startsWith(asked)) return NAME_STARTS;
  return lower.includes(asked) ? NAME_CONTAINS : 1;
}

function kindWeight({kind}: SearchPage, {isName, wantsRelease, wantsExample}: Intent): number {
  const isWanted = (kind === 'release' && wantsRelease) || (kind === 'example' && wantsExample);
  if (isWanted) return WANTED_WEIGHT;
  return kind === 'api' && isName ? 1 : KIND_WEIGHT[kind];
}

function placeWeight({kind, route}: SearchPage, {anchor}: SearchSection): number {
  let weight = 1;
  if (OF_OTHER_COMPONENTS.test(route)) weight *= OTHER_COMPONENT_WEIGHT;
  weight *= ROUTE_WEIGHTS[route] ?? 1;
  if (kind === 'api' && /^[A-Z]\w*-/.test(anchor)) weight *= SUPPORTING_WEIGHT;
  return weight;
}

/**
 * How much a section counts for what the query is after, beside how well its words match.
 * @param covered - how far heading (or title, at the beginning of a page) and query say the same, from 0 to 1.
 * @returns a factor for its score.
 */
export function weightOf(page: SearchPage, section: SearchSection, intent: Intent, covered: number): number {
  const name = section.symbol?.split('.').at(-1) ?? (section.anchor ? undefined : page.alias);
  const whole = 1 + covered * covered * (section.anchor ? WHOLE_HEADING : WHOLE_TITLE);
  const named = name === undefined ? 1 : nameWeight(name, intent);
  return kindWeight(page, intent) * placeWeight(page, section) * named * whole;
}
