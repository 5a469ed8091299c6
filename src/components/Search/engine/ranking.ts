import {SUPPORTING_MEMBER, type SearchPage, type SearchSection} from '../../../lib/search/records';

/** What a hit on another page than a guide is worth, when the query does not ask for its kind. */
const OTHER_KIND = 0.5;
/** What a hit is worth on one of the components that fewer readers ask about, and on a type that only supports others. */
const SECONDARY = 0.6;
/** The other components have members of the same names as the dock. */
const OF_OTHER_COMPONENTS = /^\/docs\/(?:api|other)\/(?!dockview\/)/;

/** Factors for a member or type whose name equals the query, and for one whose name contains it. */
const SAME_NAME = 12;
const PART_OF_NAME = 3;

/** What a heading, title or question adds that says what was asked and nothing else. */
const SAME_SENTENCE = 3;

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
  if (lower === asked) return isName || (isOneWord && /\p{Ll}\p{Lu}/u.test(name)) ? SAME_NAME : 1;
  return isName && lower.includes(asked) ? PART_OF_NAME : 1;
}

function kindWeight({kind}: SearchPage, {isName, wantsRelease, wantsExample}: Intent): number {
  const isWanted = {guide: true, api: isName, example: wantsExample, release: wantsRelease}[kind];
  return isWanted ? 1 : OTHER_KIND;
}

function placeWeight({kind, route}: SearchPage, {anchor}: SearchSection): number {
  const ofOther = OF_OTHER_COMPONENTS.test(route) ? SECONDARY : 1;
  return kind === 'api' && SUPPORTING_MEMBER.test(anchor) ? ofOther * SECONDARY : ofOther;
}

/**
 * How much a section counts for what the query is after, beside how well its words match.
 * @param covered - how far the query and the heading, the title or a question say the same, from 0 to 1.
 * @returns a factor for its score.
 */
export function weightOf(page: SearchPage, section: SearchSection, intent: Intent, covered: number): number {
  const name = section.symbol?.split('.').at(-1) ?? (section.anchor ? undefined : page.alias);
  const named = name === undefined ? 1 : nameWeight(name, intent);
  return kindWeight(page, intent) * placeWeight(page, section) * named * (1 + SAME_SENTENCE * covered ** 2);
}
