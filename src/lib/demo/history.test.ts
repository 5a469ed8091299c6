import {expect, it, vi} from 'vitest';
import {createHistory} from './history';

const at = (key: string, note = ''): {key: string; note: string} => ({key, note});

it('goes back and forth', () => {
  const history = createHistory();
  for (const key of ['a', 'b', 'c']) history.record(at(key));
  expect(history.undo()?.key).toBe('b');
  expect(history.undo()?.key).toBe('a');
  expect(history.undo()).toBeUndefined();
  expect(history.redo()?.key).toBe('b');
  history.record(at('d'));
  expect(history.redo()).toBeUndefined();
  expect(history.undo()?.key).toBe('b');
});

it('makes no step of what looks the same, and none by replace', () => {
  const history = createHistory<{key: string; note: string}>();
  history.record(at('a', 'old'));
  history.record(at('a', 'new'));
  expect(history.get()).toMatchObject({past: [], present: {note: 'new'}});
  history.record(at('b'));
  history.undo();
  history.replace(at('rounded'));
  expect(history.get()).toMatchObject({past: [], present: {key: 'rounded'}, future: [{key: 'b'}]});
});

it('keeps the latest steps only, and tells its listeners', () => {
  const history = createHistory(2);
  const listener = vi.fn();
  history.subscribe(listener);
  for (const key of ['a', 'b', 'c', 'd']) history.record(at(key));
  expect(history.get().past.map(({key}) => key)).toEqual(['b', 'c']);
  expect(listener).toHaveBeenCalledTimes(4);
});
