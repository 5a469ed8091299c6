import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Documents of one category of a sidebar. */
export interface DocSection {
  /** `Core`, or `Core: Panels` for a category within one. */
  title: string;
  /** Ids of documents: `core/panels/add`. */
  ids: string[];
}

function linkedDoc({link}: SidebarItem & {type: 'category'}): string[] {
  return link?.type === 'doc' ? [link.id] : [];
}

function sectionsOf(title: string, items: SidebarItem[], first: string[] = []): DocSection[] {
  const ids = [...first, ...items.flatMap((item) => (item.type === 'doc' ? [item.id] : []))];
  const below = items.flatMap((item) =>
    item.type === 'category'
      ? sectionsOf(title ? `${title}: ${item.label}` : item.label, item.items, linkedDoc(item))
      : [],
  );
  return [...(ids.length > 0 ? [{title, ids}] : []), ...below];
}

/**
 * Cuts sidebars into sections, in their order.
 * @param sidebars - each with the name to put before its categories; may be empty.
 */
export function toSections(sidebars: readonly [name: string, items: SidebarItem[]][]): DocSection[] {
  return sidebars.flatMap(([name, items]) => sectionsOf(name, items));
}

/**
 * The documents of the site, with their order.
 * @throws Error when the site has none.
 */
export function readDocs(plugins: readonly LoadedPlugin[]): LoadedVersion {
  const plugin = plugins.find(({name}) => name === DOCS_PLUGIN);
  // Plugins pass their content on without its type.
  const version = (plugin?.content as LoadedContent | undefined)?.loadedVersions[0];
  if (!version) throw new Error(`The site has no ${DOCS_PLUGIN}; llms.txt follows its sidebars.`);
  return version;
}
