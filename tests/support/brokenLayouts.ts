import type {Fault} from '../../src/lib/layout/checkLayout';

/** Names of components that the programs of these tests register. */
export const COMPONENTS = ['editor', 'chart', 'files', 'terminal'];

const leaf = (id: string, views: string[], size: number) => ({
  type: 'leaf',
  size,
  data: {id, views, activeView: views[0]},
});
const panel = (id: string, contentComponent = 'editor') => ({id, contentComponent, title: id.toUpperCase()});

/** A layout without faults: a group beside two others, one that floats, and one in a window. */
function sound() {
  return {
    grid: {
      root: {
        type: 'branch',
        size: 600,
        data: [
          leaf('1', ['a', 'b'], 400),
          {type: 'branch', size: 600, data: [leaf('2', ['c'], 350), leaf('3', ['d'], 250)]},
        ],
      },
      width: 1000,
      height: 600,
      orientation: 'HORIZONTAL',
    },
    panels: {a: panel('a'), b: panel('b', 'chart'), c: panel('c'), d: panel('d', 'files'), e: panel('e')},
    activeGroup: '2',
    floatingGroups: [
      {data: {id: '4', views: ['e'], activeView: 'e'}, position: {left: 40, top: 50, width: 300, height: 200}},
    ],
  };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Mutable = any;

/** A small change to a layout, and the fault that it is. */
interface Case {
  name: string;
  /** The layout with the fault. */
  layout: unknown;
  path: string;
  message: RegExp;
  effect: Fault['effect'];
}

function broken(
  name: string,
  effect: Fault['effect'],
  path: string,
  message: RegExp,
  change: (layout: Mutable) => unknown,
): Case {
  const layout: unknown = sound();
  return {name, layout: change(layout) ?? layout, path, message, effect};
}

/** Parsed, as in a program: an object literal would set the prototype. */
const withProto = (layout: object, field: string): unknown =>
  JSON.parse(JSON.stringify(layout).replaceAll(`"${field}"`, '"__proto__"'));

function nest(levels: number): object {
  return levels === 0 ? leaf('9', ['f'], 100) : {type: 'branch', size: 100, data: [nest(levels - 1)]};
}

const ROOT = 'grid.root';
const [FIRST, SECOND, INNER] = [`${ROOT}.data[0]`, `${ROOT}.data[1]`, `${ROOT}.data[1].data[0]`];

/** Forty layouts with one fault each. */
export const BROKEN: readonly Case[] = [
  broken('nothing', 'throws', '', /not an object/, () => JSON.parse('null') ?? 0),
  broken('text', 'throws', '', /is a text/, (layout) => JSON.stringify(layout)),
  broken('list', 'throws', '', /not an object/, () => []),
  broken('wrapped', 'throws', '', /in the field `layout`/, (layout) => ({version: 1, layout})),
  broken('no grid', 'throws', 'grid', /no grid/, ({panels}) => ({panels})),
  broken('splitview', 'throws', 'grid', /splitview/, () => ({
    views: [{size: 10, data: {id: 'a', component: 'x'}}],
    size: 10,
  })),
  broken('gridview', 'throws', 'panels', /gridview/, ({grid}) => ({grid, activePanel: 'a'})),
  broken(
    'panels are a list',
    'throws',
    'panels',
    /list of panels/,
    (layout) => void (layout.panels = Object.values(layout.panels)),
  ),
  broken('no root', 'throws', ROOT, /missing/, ({grid}) => void delete grid.root),
  broken(
    'the root is a group',
    'throws',
    ROOT,
    /root of the grid is a group/,
    ({grid}) => void (grid.root = grid.root.data[0]),
  ),
  broken(
    'unknown type',
    'ignores',
    `${FIRST}.type`,
    /neither branch nor leaf/,
    ({grid}) => void (grid.root.data[0].type = 'node'),
  ),
  broken(
    'a branch without data',
    'throws',
    `${SECOND}.data`,
    /content of a branch/,
    ({grid}) => void delete grid.root.data[1].data,
  ),
  broken('an empty branch', 'breaks', SECOND, /is empty/, ({grid}) => void (grid.root.data[1].data = [])),
  broken('a part is null', 'throws', FIRST, /part of the grid is missing/, ({grid}) => void (grid.root.data[0] = null)),
  broken('size 0', 'breaks', `${FIRST}.size`, /not a number above 0/, ({grid}) => void (grid.root.data[0].size = 0)),
  broken(
    'no size',
    'breaks',
    `${INNER}.size`,
    /not a number above 0/,
    ({grid}) => void delete grid.root.data[1].data[0].size,
  ),
  broken(
    'a size as text',
    'breaks',
    `${SECOND}.size`,
    /not a number above 0/,
    ({grid}) => void (grid.root.data[1].size = '600'),
  ),
  broken('width 0', 'ignores', 'grid.width', /width of the grid/, ({grid}) => void (grid.width = 0)),
  broken('no height', 'ignores', 'grid.height', /height of the grid/, ({grid}) => void delete grid.height),
  broken('no orientation', 'breaks', 'grid.orientation', /no orientation/, ({grid}) => void delete grid.orientation),
  broken('too deep', 'breaks', `${ROOT}.data[2]${'.data[0]'.repeat(12)}`, /12 levels/, (layout) => {
    layout.panels.f = panel('f');
    layout.grid.root.data.push(nest(13));
  }),
  broken(
    'nowhere maximized',
    'throws',
    'grid.maximizedNode',
    /does not exist/,
    ({grid}) => void (grid.maximizedNode = {location: [0, 4]}),
  ),
  broken(
    'a branch maximized',
    'ignores',
    'grid.maximizedNode',
    /does not exist/,
    ({grid}) => void (grid.maximizedNode = {location: [1]}),
  ),
  broken(
    'a number as group id',
    'throws',
    `${FIRST}.data.id`,
    /not a text/,
    ({grid}) => void (grid.root.data[0].data.id = 1),
  ),
  broken('one group id twice', 'breaks', `${INNER}.data.id`, /two groups have the id “1”/, (layout) => {
    layout.grid.root.data[1].data[0].data.id = '1';
    delete layout.activeGroup;
  }),
  broken(
    'no views',
    'throws',
    `${FIRST}.data.views`,
    /list of panels of a group/,
    ({grid}) => void delete grid.root.data[0].data.views,
  ),
  broken(
    'a missing panel',
    'throws',
    `${FIRST}.data.views[1]`,
    /the panel “b” is missing/,
    ({panels}) => void delete panels.b,
  ),
  broken(
    'one panel in two groups',
    'breaks',
    `${INNER}.data.views[1]`,
    /the panel “a” appears twice/,
    ({grid}) => void grid.root.data[1].data[0].data.views.push('a'),
  ),
  broken('a panel called __proto__', 'breaks', `${FIRST}.data.views[1]`, /can’t be “__proto__”/, (layout) =>
    withProto(layout, 'b'),
  ),
  broken(
    'unknown active panel',
    'ignores',
    `${FIRST}.data.activeView`,
    /not in the group/,
    ({grid}) => void (grid.root.data[0].data.activeView = 'z'),
  ),
  broken(
    'unknown active group',
    'ignores',
    'activeGroup',
    /does not exist/,
    (layout) => void (layout.activeGroup = '77'),
  ),
  broken(
    'an orphan',
    'ignores',
    'panels["my panel"]',
    /no group shows/,
    ({panels}) => void (panels['my panel'] = panel('my panel')),
  ),
  broken('another panel id', 'breaks', 'panels.a.id', /has another id/, ({panels}) => void (panels.a.id = 'x')),
  broken(
    'no component',
    'throws',
    'panels.b.contentComponent',
    /no component/,
    ({panels}) => void delete panels.b.contentComponent,
  ),
  broken(
    'unknown component',
    'throws',
    'panels.b.contentComponent',
    /“map” is not registered/,
    ({panels}) => void (panels.b.contentComponent = 'map'),
  ),
  broken('field of release 1', 'ignores', 'panels.c.view', /release 1/, ({panels}) => {
    panels.c = {id: 'c', view: {content: {id: 'chart'}}, title: 'C'};
  }),
  broken(
    'unknown renderer',
    'throws',
    'panels.a.renderer',
    /no such renderer/,
    ({panels}) => void (panels.a.renderer = 'never'),
  ),
  broken(
    'a floating group of no width',
    'breaks',
    'floatingGroups[0].position.width',
    /width of a floating group/,
    ({floatingGroups}) => void (floatingGroups[0].position.width = 0),
  ),
  broken(
    'a floating group without a position',
    'throws',
    'floatingGroups[0].position',
    /position of a floating group/,
    ({floatingGroups}) => void delete floatingGroups[0].position,
  ),
  broken(
    'a script as the address of a window',
    'breaks',
    'popoutGroups[0].url',
    /not a path of your site/,
    (layout) => {
      layout.panels.f = panel('f');
      layout.popoutGroups = [{data: {id: '5', views: ['f']}, position: null, url: 'javascript:alert(1)'}];
    },
  ),
];
