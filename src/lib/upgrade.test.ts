import {describe, expect, it} from 'vitest';
import {selectUpgrade, type UpgradeItem, type UpgradeRelease} from './upgrade';

function release(version: string, ...items: UpgradeItem[]): UpgradeRelease {
  return {version, install: `dockview@${version}`, items};
}

const RELEASES: UpgradeRelease[] = [
  release('1.0.0', {id: 'text', kind: 'text', framework: 'react'}),
  release(
    '1.1.0',
    {id: 'born', kind: 'added', spans: [[2, 4]]},
    {
      id: 'step',
      kind: 'changed',
      spans: [[0, null]],
      states: [
        [2, 1],
        [4, 0],
      ],
    },
  ),
  {
    version: '1.2.0',
    items: [
      {
        id: 'old',
        kind: 'removed',
        spans: [
          [0, 3],
          [5, null],
        ],
        components: ['grid'],
      },
    ],
  },
  release(
    '2.0.0',
    {id: 'died', kind: 'removed', spans: [[2, 4]]},
    {
      id: 'back',
      kind: 'changed',
      spans: [[0, null]],
      states: [
        [2, 1],
        [4, 0],
      ],
    },
  ),
  release('2.1.0', {
    id: 'again',
    kind: 'added',
    spans: [
      [0, 3],
      [5, null],
    ],
  }),
];

function select(from: string, to: string, framework = '', component = ''): string[] {
  return [...selectUpgrade(RELEASES, {from, to, framework, component}).visible];
}

describe('selectUpgrade', () => {
  it('takes the published releases after the old one, up to the new one', () => {
    expect(selectUpgrade(RELEASES, {from: '1.1.0', to: '2.0.0', framework: '', component: ''}).versions).toEqual([
      '2.0.0',
    ]);
  });

  it('lists everything without an old release', () => {
    expect(select('', '')).toEqual(['text', 'born', 'step', 'old', 'died', 'back', 'again']);
  });

  it('leaves out a name that came and went in between, and one that is back', () => {
    expect(select('1.0.0', '2.1.0')).toEqual([]);
    expect(select('1.0.0', '2.0.0')).toEqual(['old']);
    expect(select('1.1.0', '2.1.0')).toEqual(['died', 'back']);
  });

  it('lists a new name that still exists, and a change that has not been taken back', () => {
    expect(select('1.0.0', '1.1.0')).toEqual(['born', 'step']);
  });

  it('leaves a member out whose type goes as well', () => {
    const member: UpgradeItem = {id: 'member', kind: 'removed', spans: [[0, 2]], typeEnd: 3};
    const releases = [release('1.0.0'), release('1.1.0', member), release('1.2.0')];
    const visible = (to: string) =>
      selectUpgrade(releases, {from: '1.0.0', to, framework: '', component: ''}).visible.size;
    expect(visible('1.1.0')).toBe(1);
    expect(visible('1.2.0')).toBe(0);
  });

  it('narrows by framework and component', () => {
    expect(select('', '2.0.0', 'typescript', 'pane')).toEqual(['born', 'step', 'died', 'back']);
    expect(select('', '2.0.0', 'react', 'grid')).toEqual(['text', 'born', 'step', 'old', 'died', 'back']);
  });

  it.each([
    ['2.0.0', '2.0.0', '2.0.0 is not newer than 2.0.0'],
    ['2.1.0', '', '2.1.0 is not newer than 2.1.0'],
    ['1.2.0', '', 'There is no release “1.2.0”'],
    ['', '<b>', 'There is no release “<b>”'],
  ])('explains why %s to %s is invalid, and lists everything', (from, to, message) => {
    const {versions, problem} = selectUpgrade(RELEASES, {from, to, framework: '', component: ''});
    expect(versions).toHaveLength(RELEASES.length - 1);
    expect(problem).toContain(message);
  });
});
