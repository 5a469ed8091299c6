import {describe, expect, it} from 'vitest';
import {toSections} from './sections';

const doc = (id: string) => ({type: 'doc' as const, id});
const shared = {type: 'category' as const, collapsed: false, collapsible: true};

describe('sections of llms.txt', () => {
  it('follow the sidebars: the documents of a category, then those of the categories in it', () => {
    const panels = {...shared, label: 'Panels', items: [doc('add'), doc('move')]};
    const core = {...shared, label: 'Core', items: [doc('overview'), panels, doc('locked')]};
    expect(toSections([['', [core]]])).toEqual([
      {title: 'Core', ids: ['overview', 'locked']},
      {title: 'Core: Panels', ids: ['add', 'move']},
    ]);
  });

  it('begin with the document that a category links', () => {
    const link = {type: 'doc' as const, id: 'index'};
    const advanced = {...shared, label: 'Advanced', link, items: [doc('nested')]};
    expect(toSections([['API', [advanced]]])).toEqual([{title: 'API: Advanced', ids: ['index', 'nested']}]);
  });
});
