import {expect, it, vi} from 'vitest';
import {createEventLog} from './eventLog';

it('keeps the latest entries, newest first', () => {
  const log = createEventLog(2);
  log.add('a');
  log.add('b', 'with detail');
  log.add('c');
  expect(log.entries().map(({name}) => name)).toEqual(['c', 'b']);
  expect(log.entries()[1]).toMatchObject({id: 2, detail: 'with detail'});
  expect(log.entries()).toBe(log.entries());
});

it('tells its listeners until they leave', () => {
  const log = createEventLog();
  const listener = vi.fn();
  const leave = log.subscribe(listener);
  log.add('a');
  log.clear();
  leave();
  log.add('b');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('stays silent on demand, also when that throws', () => {
  const log = createEventLog();
  expect(log.silently(() => (log.add('a'), 5))).toBe(5);
  expect(() =>
    log.silently(() => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(log.entries()).toHaveLength(0);
  log.add('b');
  expect(log.entries()).toHaveLength(1);
});
