import {expect, it} from 'vitest';
import {searchCommands} from './commandSearch';

const COMMANDS = [
  {title: 'Add floating panel', menu: 'Add'},
  {title: 'Float panel', menu: 'Panel'},
  {title: 'Theme: Dark', menu: 'Theme'},
  {title: 'Move group left', menu: 'Group'},
  {title: 'Move group up', menu: 'Group'},
];

it('searchCommands wants every word and puts beginnings first', () => {
  const titles = (query: string): string[] => searchCommands(COMMANDS, query).map(({title}) => title);
  expect(titles(' ')).toHaveLength(COMMANDS.length);
  expect(titles('float')).toEqual(['Float panel', 'Add floating panel']);
  expect(titles('dark theme')).toEqual(['Theme: Dark']);
  expect(titles('float dark')).toEqual([]);
  expect(titles('move up')).toEqual(['Move group up', 'Move group left']);
});
