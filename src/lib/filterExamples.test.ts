import {expect, it} from 'vitest';
import {filterExamples} from './filterExamples';

const examples = [
  {id: 'dockview/tabs', component: 'dockview', title: 'Tabs', summary: 'Own tabs with a menu.'},
  {id: 'gridview/first-steps', component: 'gridview', title: 'First steps', summary: 'Three views in a grid.'},
];
const idsFor = (component: string, words: string) => filterExamples(examples, {component, words}).map(({id}) => id);

it('finds examples by component and by words in any order', () => {
  expect(idsFor('', '')).toEqual(['dockview/tabs', 'gridview/first-steps']);
  expect(idsFor('gridview', '')).toEqual(['gridview/first-steps']);
  expect(idsFor('', ' menu  TABS ')).toEqual(['dockview/tabs']);
  expect(idsFor('gridview', 'menu')).toEqual([]);
});
