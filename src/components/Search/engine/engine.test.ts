import {describe, expect, it} from 'vitest';
import {createEngine} from './engine';
import type {SearchPage, SearchSection} from '../../../lib/search/records';

function section(heading: string, text: string, symbol?: string): SearchSection {
  return {anchor: heading.replaceAll(' ', '-'), heading, text, ...(symbol ? {symbol} : {})};
}

const pages: SearchPage[] = [
  {
    kind: 'guide',
    route: '/docs/core/panels/remove',
    title: 'Remove panels',
    sections: [
      {anchor: '', heading: '', text: 'Close one panel or all.'},
      section('Ask before closing', 'Show a question to the user.'),
    ],
  },
  {
    kind: 'api',
    route: '/docs/api/dockview/overview',
    title: 'Dockview API',
    alias: 'DockviewApi',
    sections: [
      {anchor: '', heading: '', text: 'Everything about the dock.'},
      section('onDidAddPanel', 'Fires for each new panel.', 'DockviewApi.onDidAddPanel'),
      section('clear', 'Closes all panels.', 'DockviewApi.clear'),
    ],
  },
  {
    kind: 'release',
    route: '/blog/dockview-4.10.0-release',
    title: 'Dockview 4.10.0',
    sections: [{anchor: '', heading: '', text: 'Mentions onDidAddPanel, and closing panels.'}],
  },
];

const engine = createEngine();
engine.add(pages);
const find = (...args: Parameters<typeof engine.search>) =>
  engine.search(...args).hits.map(({page, section}) => `${page.kind}: ${section.heading || page.title}`);

describe('a search', () => {
  it('puts the member first for its name, with or without its object', () => {
    expect(find('onDidAddPanel')[0]).toBe('api: onDidAddPanel');
    expect(find('api.onDidAddPanel()')[0]).toBe('api: onDidAddPanel');
  });

  it('finds a name by a part of it', () => {
    expect(find('DidAdd')[0]).toBe('api: onDidAddPanel');
  });

  it('forgives two wrong letters in a long name', () => {
    expect(find('onDidAddPanle')[0]).toBe('api: onDidAddPanel');
  });

  it('counts two swapped letters as one wrong letter', () => {
    expect(find('qeustion')).toEqual(['guide: Ask before closing']);
    expect(find('clsoe panles')[0]).toBe('guide: Remove panels');
  });

  it('names the words that nothing says', () => {
    expect(engine.search('kubernetes question').unmatched).toEqual(['kubernetes']);
    expect(engine.search('confirm closing').unmatched).toEqual([]);
  });

  it('finds a phrase that the page says otherwise', () => {
    expect(find('close tab')[0]).toBe('guide: Remove panels');
    expect(find('confirm closing')[0]).toBe('guide: Ask before closing');
  });

  it('finds words of an unfinished query', () => {
    expect(find('questi')).toEqual(['guide: Ask before closing']);
  });

  it('finds a release by its number only', () => {
    expect(find('4.10.0')).toEqual(['release: Dockview 4.10.0']);
    expect(find('4.11.0')).toEqual([]);
  });

  it('looks at chosen kinds only', () => {
    expect(find('panels', ['api']).sort()).toEqual(['api: clear', 'api: onDidAddPanel']);
  });

  it('finds nothing for nothing', () => {
    expect(find('  ')).toEqual([]);
    expect(find('!?')).toEqual([]);
  });
});
