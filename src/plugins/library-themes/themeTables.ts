import type {PhrasingContent, Root, RootContent, Table} from 'mdast';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import properties from '../../data/themeProperties.json';
import {compareNames, readThemes, type ThemeFacts} from './readThemes';
import {flowElement, type Transformer} from '../../remark/jsx';

type Cell = PhrasingContent[];
type ParseMarkdown = (source: string) => RootContent[];

/** Properties of the stylesheet that only some themes have: their names begin like this. */
const PALETTE = '--dv-color-abyss';

const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const text = (value: string): PhrasingContent => ({type: 'text', value});

function table(head: Cell[], rows: Cell[][]): Table {
  const toRow = (cells: Cell[]) => ({
    type: 'tableRow' as const,
    children: cells.map((children) => ({type: 'tableCell' as const, children})),
  });
  return {type: 'table', children: [head, ...rows].map(toRow)};
}

function heading(value: string): RootContent {
  return {type: 'heading', depth: 3, children: [text(value)]};
}

function meanings(parse: ParseMarkdown): RootContent[] {
  const inline = (source: string): Cell => {
    const [paragraph] = parse(source);
    return paragraph?.type === 'paragraph' ? paragraph.children : [text(source)];
  };
  return [
    table(
      [[text('Property')], [text('Sets')]],
      properties.map(({name, sets}) => [[code(name)], inline(sets)]),
    ),
  ];
}

const valueCell = (value: string | undefined): Cell => [value === undefined ? text('–') : code(value)];

function tableByTheme(names: string[], themes: ThemeFacts[]): Table {
  const head = [[text('Property')], ...themes.map(({name}): Cell => [code(name)])];
  return table(
    head,
    names.map((name) => [[code(name)], ...themes.map(({values}) => valueCell(values.get(name)))]),
  );
}

function values(themes: ThemeFacts[]): RootContent[] {
  const names = properties.map(({name}) => name).filter((name) => themes.some(({values}) => values.has(name)));
  const isPalette = (name: string) => name.startsWith(PALETTE);
  const isSame = (name: string) => new Set(themes.map(({values}) => values.get(name))).size === 1;
  const same = names.filter(isSame);
  const different = names.filter((name) => !isSame(name) && !isPalette(name));
  const withPalette = themes.filter(({values}) => values.has(PALETTE));
  return [
    heading('The same in every theme'),
    table(
      [[text('Property')], [text('Value')]],
      same.map((name) => [[code(name)], valueCell(themes[0]!.values.get(name))]),
    ),
    heading('Different from theme to theme'),
    tableByTheme(different, themes),
    heading('Of the abyss themes only'),
    tableByTheme(names.filter(isPalette), withPalette),
  ];
}

function pictures(themes: ThemeFacts[]): RootContent[] {
  const children = themes.map(({name, values}) => {
    const read = (property: string) => values.get(`--dv-${property}`) ?? '';
    return flowElement(
      'ThemePicture',
      {
        name,
        background: read('group-view-background-color'),
        header: read('tabs-and-actions-container-background-color'),
        line: read('separator-border'),
        frontTab: read('activegroup-visiblepanel-tab-background-color'),
        frontText: read('activegroup-visiblepanel-tab-color'),
        backTab: read('activegroup-hiddenpanel-tab-background-color'),
        backText: read('activegroup-hiddenpanel-tab-color'),
        otherTab: read('inactivegroup-visiblepanel-tab-background-color'),
        otherText: read('inactivegroup-visiblepanel-tab-color'),
      },
      [],
    );
  });
  const gallery = flowElement('ThemePictures', {}, []);
  return [{...gallery, children}];
}

/**
 * Writes what the installed stylesheet says into a page: `<ThemeProperties />` becomes the table of meanings,
 * `<ThemeValues />` the tables of defaults, `<ThemePictures />` a small picture per theme.
 * @throws Error that names properties without a description, and descriptions without a property.
 */
export default function themeTables(this: Processor): Transformer {
  const parse: ParseMarkdown = (source) => (this.parse(source) as Root).children;
  const writers: Record<string, (themes: ThemeFacts[]) => RootContent[]> = {
    ThemeProperties: () => meanings(parse),
    ThemeValues: values,
    ThemePictures: pictures,
  };
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const write = writers[node.name ?? ''];
      if (!write || !parent || index === undefined) return undefined;
      const {themes, names} = readThemes();
      const problems = compareNames(
        properties.map(({name}) => name),
        names,
      );
      if (problems.length > 0) throw new Error(`${file.path}:\n${problems.join('\n')}`);
      const content = write(themes);
      parent.children.splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };
}
