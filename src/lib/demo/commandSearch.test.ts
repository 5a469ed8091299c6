import {expect, it} from 'vitest';
import {searchCommands} from './commandSearch';

const COMMANDS = [
  {title: 'Add floating panel', menu: 'Add'},
  {title: 'Float panel', menu: 'Panel'},
  {title: 'Theme: Dark', menu: 'Theme'},
];

it('searchCommands wants every word and puts beginnings first', () => {
  const titles = (query: string): string[] => searchCommands(COMMANDS, query).map(({title}) => title);
  expect(titles(' ')).toHaveLength(3);
  expect(titles('float')).toEqual(['Float panel', 'Add floating panel']);
  expect(titles('dark theme')).toEqual(['Theme: Dark']);
  expect(titles('float dark')).toEqual([]);
});
