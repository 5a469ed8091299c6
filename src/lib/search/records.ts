/** The kinds of pages that results are told apart by, in the order in which filters show them. */
export const SEARCH_KINDS = ['guide', 'api', 'example', 'release'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What the reader sees of each kind: of one page, and of all. */
export const KIND_LABELS: Record<SearchKind, {one: string; all: string}> = {
  guide: {one: 'Guide', all: 'Guides'},
  api: {one: 'API', all: 'API'},
  example: {one: 'Example', all: 'Examples'},
  release: {one: 'Release', all: 'Releases'},
};

/** The anchor of a member of a type that only supports others: it stands under a heading of that type. */
export const SUPPORTING_MEMBER = /^[A-Z]\w*-/;

/** A part of a page that a result can lead to. */
export interface SearchSection {
  /** Without the number sign; empty for the beginning of the page. */
  anchor: string;
  /** Text of the heading; empty for the beginning of the page. */
  heading: string;
  /** Plain text up to the next heading. */
  text: string;
  /** Questions that the section answers, in the words of readers. Found, but not shown. */
  questions?: string[];
  /** `Type.member` or `Type`, where the section describes one of the library. */
  symbol?: string;
}

/** A page as the search knows it. */
export interface SearchPage {
  kind: SearchKind;
  /** Address below the base URL, such as `/docs/core/panels/add`. */
  route: string;
  title: string;
  /** Other names of the page, such as its name in the sidebar. */
  alias?: string;
  sections: SearchSection[];
}

/** A page as the index has it: without headings and anchors that follow from the rest of a section. */
export interface PackedPage extends Omit<SearchPage, 'sections'> {
  sections: (Omit<SearchSection, 'anchor' | 'heading'> & {anchor?: string; heading?: string})[];
}

/** A member or type is the heading of its section; the beginning of a page has none. */
export function usualHeading({symbol}: Pick<SearchSection, 'symbol'>): string {
  return symbol?.split('.').at(-1) ?? '';
}

/** The anchor of a member that supports others, or of a heading. */
export function usualAnchor({symbol, heading}: Pick<SearchSection, 'symbol' | 'heading'>): string {
  const ofHeading = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '');
  return symbol?.replace('.', '-') ?? ofHeading.replace(/\s/g, '-');
}

/** Reads a page of the index. */
export function unpackPage(page: PackedPage): SearchPage {
  const sections = page.sections.map((section) => ({heading: usualHeading(section), ...section}));
  return {...page, sections: sections.map((section) => ({anchor: usualAnchor(section), ...section}))};
}
