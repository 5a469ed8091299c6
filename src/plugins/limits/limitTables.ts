import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import sidebars from '../../../sidebars';
import {flowElement, readAttributes, type Transformer} from '../../remark/jsx';
import {heading, link, parserOf, replaceElements, table, text, type Parse} from '../../remark/nodes';
import {readPageTitle} from '../api/readPageTitle';
import {readPageSource} from '../pageSource';
import {readLimits, SECTIONS, type Section} from './readLimits';

const DOCS = path.resolve(__dirname, '../../../docs');

/** Guides that belong together, under the name that the sidebar gives them. */
interface Area {
  label: string;
  ids: string[];
}

/** A link has no items. */
type SidebarItem = string | {label: string; items?: readonly SidebarItem[] | undefined};

function toAreas(items: readonly SidebarItem[], label = ''): Area[] {
  const ids = items.filter((item) => typeof item === 'string');
  const inner = items.flatMap((item) => (typeof item === 'string' ? [] : toAreas(item.items ?? [], item.label)));
  return [...(ids.length > 0 ? [{label, ids}] : []), ...inner];
}

/** The content of each guide of the sidebar by its id. */
function parseGuides(areas: readonly Area[], parse: Parse): Map<string, RootContent[]> {
  const ids = areas.flatMap((area) => area.ids);
  return new Map(ids.map((id) => [id, parse(readPageSource(path.join(DOCS, `${id}.mdx`)).body)]));
}

function renderArea(area: Area, section: Section, guides: Map<string, RootContent[]>): RootContent[] {
  const anchor = createSlugger().slug(section);
  const rows = area.ids.flatMap((id) => {
    const route = `/docs/${id}`;
    const limits = readLimits(guides.get(id)!, section, route);
    if (limits.length === 0) return [];
    const guide = link(`${route}#${anchor}`, text(readPageTitle(route)));
    return limits.map((limit) => [limit.text, [text(limit.later ?? '–')], [guide]]);
  });
  if (rows.length === 0) return [];
  const id = createSlugger().slug(`${section} ${area.label}`);
  // The guides hold the same words, and are the better result of a search.
  const words = table([SECTIONS[section].name, 'Later', 'Guide'], rows);
  return [
    heading(3, text(area.label), id),
    flowElement('div', {'data-search': 'skip', className: 'limit-table'}, [words]),
  ];
}

function readSection(node: MdxJsxFlowElement, file: VFile): Section {
  const {section = ''} = readAttributes(node, ['section'], file);
  if (section in SECTIONS) return section as Section;
  throw new Error(`${file.path}: <LimitTables> knows the sections ${Object.keys(SECTIONS).join(', ')}.`);
}

/** Writes one table per area of the sidebar into `<LimitTables section="Known issues in 4.10" />`, from all guides. */
export default function limitTables(this: Processor): Transformer {
  const parse = parserOf(this);
  const areas = toAreas(sidebars.tutorialSidebar);
  return (tree, file) => {
    let guides: Map<string, RootContent[]> | undefined;
    replaceElements(tree, (node) => {
      if (node.name !== 'LimitTables') return undefined;
      const section = readSection(node, file);
      guides ??= parseGuides(areas, parse);
      return areas.flatMap((area) => renderArea(area, section, guides!));
    });
  };
}
