import {createSlugger} from '@docusaurus/utils';
import type {Heading, PhrasingContent, Root, RootContent, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import sidebars from '../../../sidebars';
import {flowElement, readAttributes, type Transformer} from '../../remark/jsx';
import {readPageTitle} from '../api/readPageTitle';
import {readGuide, readLimits, SECTIONS, type Limit, type Section} from './readLimits';

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

const text = (value: string): PhrasingContent => ({type: 'text', value});

const row = (...cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children})),
});

function toRow({text: what, later}: Limit, guide: PhrasingContent): TableRow {
  return row(what, [text(later ?? '–')], [guide]);
}

function renderArea(area: Area, section: Section, parse: (markdown: string) => Root): RootContent[] {
  const anchor = createSlugger().slug(section);
  const rows = area.ids.flatMap((id) => {
    const route = `/docs/${id}`;
    const title = text(readPageTitle(route));
    const limits = readLimits(parse(readGuide(id)), section, route);
    return limits.map((limit) => toRow(limit, {type: 'link', url: `${route}#${anchor}`, children: [title]}));
  });
  if (rows.length === 0) return [];
  const id = createSlugger().slug(`${section} ${area.label}`);
  const heading: Heading = {type: 'heading', depth: 3, data: {hProperties: {id}}, children: [text(area.label)]};
  const head = row([text(SECTIONS[section].name)], [text('Later')], [text('Guide')]);
  // The guides hold the same words, and are the better result of a search.
  const table = flowElement('div', {'data-search': 'skip', className: 'limit-table'});
  return [heading, {...table, children: [{type: 'table', children: [head, ...rows]}]}];
}

function readSection(node: MdxJsxFlowElement, file: VFile): Section {
  const {section = ''} = readAttributes(node, ['section'], file);
  if (section in SECTIONS) return section as Section;
  throw new Error(`${file.path}: <LimitTables> knows the sections ${Object.keys(SECTIONS).join(', ')}.`);
}

/** Writes one table per area of the sidebar into `<LimitTables section="Known issues in 4.10" />`, from all guides. */
export default function limitTables(this: Processor): Transformer {
  const parse = (markdown: string) => this.parse(markdown) as Root;
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'LimitTables' || !parent || index === undefined) return undefined;
      const section = readSection(node, file);
      const content = toAreas(sidebars.tutorialSidebar).flatMap((area) => renderArea(area, section, parse));
      parent.children.splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };
}
