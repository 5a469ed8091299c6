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

  it('leaves a member out whose type goes or comes as well', () => {
    const typeSpans = [[1, 3]] as const;
    const releases = [
      release('1.0.0'),
      release('1.1.0', {id: 'removed', kind: 'removed', spans: [[1, 2]], typeSpans}),
      release('1.2.0'),
      release('1.3.0', {id: 'added', kind: 'added', spans: [[4, null]], typeSpans: [[3, null]]}),
    ];
    const visible = (from: string, to: string) => [
      ...selectUpgrade(releases, {from, to, framework: '', component: ''}).visible,
    ];
    expect(visible('1.0.0', '1.1.0')).toEqual(['removed']);
    expect(visible('1.0.0', '1.2.0')).toEqual([]);
    expect(visible('1.1.0', '1.3.0')).toEqual([]);
    expect(visible('1.2.0', '1.3.0')).toEqual(['added']);
  });

  it('leaves a text out that a later release takes back, or that changes what the old release does not have', () => {
    const releases = [
      release('1.0.0'),
      release('1.1.0', {id: 'step', kind: 'text', until: 3}),
      release('1.2.0', {id: 'back', kind: 'text', spans: [[2, null]]}),
    ];
    const visible = (from: string, to: string) => [
      ...selectUpgrade(releases, {from, to, framework: '', component: ''}).visible,
    ];
    expect(visible('1.0.0', '1.1.0')).toEqual(['step']);
    expect(visible('1.0.0', '1.2.0')).toEqual([]);
    expect(visible('1.1.0', '1.2.0')).toEqual(['back']);
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
