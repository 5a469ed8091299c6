import {expect, it} from 'vitest';
import {createEventLog, filterEntries} from './eventLog';

it('keeps the latest entries, newest first, and counts repeated ones', () => {
  const log = createEventLog(2);
  for (const name of ['a', 'b', 'b', 'c']) log.add(name);
  log.silently(() => log.add('d'));
  expect(log.get().map(({name, times}) => name + times)).toEqual(['c1', 'b2']);
});

it('is not silent after a failure', () => {
  const log = createEventLog();
  expect(() =>
    log.silently(() => {
      throw new Error('no');
    }),
  ).toThrow('no');
  log.add('a');
  expect(log.get()).toHaveLength(1);
});

it('filterEntries finds every word, in name or detail, in any case', () => {
  const log = createEventLog();
  log.add('onDidAddPanel', 'Chart');
  log.add('onDidAddGroup', 'group 3');
  const names = (filter: string): string[] => filterEntries(log.get(), filter).map(({name}) => name);
  expect(names('  ')).toHaveLength(2);
  expect(names('ADD chart')).toEqual(['onDidAddPanel']);
});
