import {expect, it} from 'vitest';
import {selectUpgrade, type UpgradeItem, type UpgradeRelease} from './upgrade';

function release(version: string, ...items: UpgradeItem[]): UpgradeRelease {
  return {version, install: `dockview@${version}`, items};
}

// What came and went between the real releases: tests/content/upgradeFinder.test.ts.
it('leaves out a change that is taken back, and a text about what the old release does not have', () => {
  const change = {
    kind: 'changed' as const,
    spans: [[0, null]] as const,
    states: [
      [2, 1],
      [3, 0],
    ] as const,
  };
  const releases = [
    release('1.0.0'),
    release('1.1.0', {...change, id: 'changed'}),
    release('1.2.0', {...change, id: 'changed back'}, {id: 'text', kind: 'text', spans: [[2, null]]}),
  ];
  const visible = (from: string, to: string) => [
    ...selectUpgrade(releases, {from, to, framework: '', component: ''}).visible,
  ];
  expect(visible('1.0.0', '1.1.0')).toEqual(['changed']);
  expect(visible('1.0.0', '1.2.0')).toEqual([]);
  expect(visible('1.1.0', '1.2.0')).toEqual(['changed back', 'text']);
});

it('says that nothing is newer than the newest release', () => {
  const choice = {from: '1.1.0', to: '', framework: '', component: ''};
  const {problem} = selectUpgrade([release('1.0.0'), release('1.1.0')], choice);
  expect(problem).toContain('1.1.0 is not newer than 1.1.0');
});
