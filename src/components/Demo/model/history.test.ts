import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createHistory} from './history';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  const dock = {key: 'a'};
  const history = createHistory(
    () => ({...dock}),
    ({key}) => (dock.key = key),
  );
  const change = (key: string): void => {
    dock.key = key;
    history.notice();
    vi.runAllTimers();
  };
  change('a');
  return {dock, history, change};
}

it('goes back and forth until something changes', () => {
  const {dock, history, change} = setUp();
  expect(history.undo()).toBe(false);
  for (const key of ['b', 'b', 'c']) change(key);
  expect([history.undo(), dock.key]).toEqual([true, 'b']);
  expect([history.undo(), dock.key]).toEqual([true, 'a']);
  expect([history.redo(), dock.key]).toEqual([true, 'b']);
  vi.runAllTimers();
  change('d');
  expect(history.redo()).toBe(false);
  expect([history.undo(), dock.key]).toEqual([true, 'b']);
});

it('takes what the dock makes of a restored layout for no step', () => {
  const {history, change} = setUp();
  change('b');
  history.undo();
  change('a, rounded');
  expect(history.get()).toMatchObject({past: [], present: {key: 'a, rounded'}, future: [{key: 'b'}]});
});
