import {expect, it, vi} from 'vitest';
import {createEventLog, filterEntries} from './eventLog';

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

it('counts what is said several times in a row', () => {
  const log = createEventLog();
  log.add('a', 'x');
  log.add('a', 'x');
  log.add('a', 'y');
  log.add('a', 'x');
  expect(log.entries().map(({detail, times}) => `${detail}${times}`)).toEqual(['x1', 'y1', 'x2']);
});

it('filterEntries wants every word, in name or detail, in any case', () => {
  const log = createEventLog();
  log.add('onDidAddPanel', 'Chart');
  log.add('onDidAddGroup', 'group 3');
  const names = (filter: string): string[] => filterEntries(log.entries(), filter).map(({name}) => name);
  expect(names('  ')).toHaveLength(2);
  expect(names('ADD chart')).toEqual(['onDidAddPanel']);
  expect(names('chart group')).toEqual([]);
});
