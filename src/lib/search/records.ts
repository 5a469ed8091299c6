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
  /** Text of the heading; empty for the beginning of the page, and where it is the name of the member or type. */
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

/** The anchor of a section that has none of its own in the index: that of a member that supports others, or of its heading. */
export function usualAnchor({symbol, heading}: Pick<SearchSection, 'symbol' | 'heading'>): string {
  const ofHeading = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '');
  return symbol?.replace('.', '-') ?? ofHeading.replace(/\s/g, '-');
}

/** A page as the index has it: without usual anchors. */
export interface PackedPage extends Omit<SearchPage, 'sections'> {
  sections: (Omit<SearchSection, 'anchor'> & {anchor?: string})[];
}

/** Reads a page of the index. */
export function unpackPage(page: PackedPage): SearchPage {
  return {...page, sections: page.sections.map((section) => ({anchor: usualAnchor(section), ...section}))};
}

/** What a section is called: its heading, or the title at the beginning of a page. */
export function nameOf({title}: SearchPage, {heading, symbol}: SearchSection): string {
  return heading || symbol?.split('.').at(-1) || title;
}
