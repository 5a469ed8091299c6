import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Documents that stand together in a sidebar. */
export interface DocChapter {
  /** `Core`, or `Core: Panels` for a category within one. */
  title: string;
  /** Ids of documents: `core/panels/add`. */
  ids: string[];
}

function linkedDoc({link}: SidebarItem & {type: 'category'}): string[] {
  return link?.type === 'doc' ? [link.id] : [];
}

function chaptersOf(title: string, items: SidebarItem[], first: string[] = []): DocChapter[] {
  const ids = [...first, ...items.flatMap((item) => (item.type === 'doc' ? [item.id] : []))];
  const below = items.flatMap((item) =>
    item.type === 'category'
      ? chaptersOf(title ? `${title}: ${item.label}` : item.label, item.items, linkedDoc(item))
      : [],
  );
  return [...(ids.length > 0 ? [{title, ids}] : []), ...below];
}

/**
 * Cuts sidebars into chapters, in their order.
 * @param sidebars - each with the name that stands before its categories; none for an empty one.
 */
export function toChapters(sidebars: readonly [name: string, items: SidebarItem[]][]): DocChapter[] {
  return sidebars.flatMap(([name, items]) => chaptersOf(name, items));
}

/**
 * The documents of the site, with their order.
 * @throws Error when the site has none.
 */
export function readDocs(plugins: readonly LoadedPlugin[]): LoadedVersion {
  const plugin = plugins.find(({name}) => name === DOCS_PLUGIN);
  // Plugins pass their content on without its type.
  const version = (plugin?.content as LoadedContent | undefined)?.loadedVersions[0];
  if (!version) throw new Error(`The site has no ${DOCS_PLUGIN}; llms.txt is made from its sidebars.`);
  return version;
}
