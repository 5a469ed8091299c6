import type {PhrasingContent, RootContent, Table} from 'mdast';
import type {Processor} from 'unified';
import properties from '../../data/themeProperties.json';
import {compareNames, readThemes, type ThemeFacts} from './readThemes';
import {flowElement, type Transformer} from '../../remark/jsx';
import {heading, inlineCode, parserOf, replaceElements, table, text, type Parse} from '../../remark/nodes';

type Cell = PhrasingContent[];

/** Properties of the stylesheet that only some themes have: their names begin like this. */
const PALETTE = '--dv-color-abyss';

function meanings(parse: Parse): RootContent[] {
  const inline = (source: string): Cell => {
    const [paragraph] = parse(source);
    return paragraph?.type === 'paragraph' ? paragraph.children : [text(source)];
  };
  return [
    table(
      ['Property', 'Sets'],
      properties.map(({name, sets}) => [[inlineCode(name)], inline(sets)]),
    ),
  ];
}

const valueCell = (value: string | undefined): Cell => [value === undefined ? text('–') : inlineCode(value)];

function tableByTheme(names: string[], themes: ThemeFacts[]): Table {
  return table(
    ['Property', ...themes.map(({name}) => inlineCode(name))],
    names.map((name) => [[inlineCode(name)], ...themes.map(({values}) => valueCell(values.get(name)))]),
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
    heading(3, text('The same in every theme')),
    table(
      ['Property', 'Value'],
      same.map((name) => [[inlineCode(name)], valueCell(themes[0]!.values.get(name))]),
    ),
    heading(3, text('Different from theme to theme')),
    tableByTheme(different, themes),
    heading(3, text('Of the abyss themes only')),
    tableByTheme(names.filter(isPalette), withPalette),
  ];
}

function pictures(themes: ThemeFacts[]): RootContent[] {
  const children = themes.map(({name, values}) => {
    const read = (property: string) => values.get(`--dv-${property}`) ?? '';
    return flowElement('ThemePicture', {
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
    });
  });
  return [flowElement('ThemePictures', {}, children)];
}

/**
 * Writes what the installed stylesheet says into a page: `<ThemeProperties />` becomes the table of meanings,
 * `<ThemeValues />` the tables of defaults, `<ThemePictures />` a small picture per theme.
 * @throws Error that names properties without a description, and descriptions without a property.
 */
export default function themeTables(this: Processor): Transformer {
  const writers: Record<string, (themes: ThemeFacts[]) => RootContent[]> = {
    ThemeProperties: () => meanings(parserOf(this)),
    ThemeValues: values,
    ThemePictures: pictures,
  };
  return (tree, file) => {
    replaceElements(tree, (node) => {
      const write = writers[node.name ?? ''];
      if (!write) return undefined;
      const {themes, names} = readThemes();
      const problems = compareNames(
        properties.map(({name}) => name),
        names,
      );
      if (problems.length > 0) throw new Error(`${file.path}:\n${problems.join('\n')}`);
      return write(themes);
    });
  };
}
