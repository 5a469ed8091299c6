import {expect, it} from 'vitest';
import {searchCommands} from './search';

const COMMANDS = [
  {title: 'Add floating panel', menu: 'Add', words: ''},
  {title: 'Float panel', menu: 'Panel', words: 'undock'},
  {title: 'Theme: Dark', menu: 'Theme', words: ''},
  {title: 'Move group left', menu: 'Group', words: ''},
  {title: 'Move group up', menu: 'Group', words: ''},
] as const;

it('finds every word, in titles first', () => {
  const titles = (query: string): string[] => searchCommands(COMMANDS, query).map(({title}) => title);
  expect(titles(' ')).toHaveLength(COMMANDS.length);
  expect(titles('float')).toEqual(['Float panel', 'Add floating panel']);
  expect(titles('dark theme')).toEqual(['Theme: Dark']);
  expect(titles('undock')).toEqual(['Float panel']);
  expect(titles('move up')).toEqual(['Move group up', 'Move group left']);
});
