/** Numbers that look random and are the same in each run. @returns makes an integer from 0 to below `limit`. */
export function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

/** A saved layout before its types are checked. */
export type Loose = Record<string, unknown>;

export const SIZE = {width: 1200, height: 800};
const SMALLEST = 100;
const TITLES = ['Files', "It's", 'Say "hi"', `Both ' and "`, 'back\\slash', '<b>bold</b>', 'ünï ☂', 'two\nlines'];
const PARAMS = [
  {text: 'a'},
  {path: '/a/b.ts', line: 12, isOpen: true, tags: ['x', 'y', null], 'not-a-name': {nested: [1, {deep: 'est'}]}},
  {text: 'A text that is so long that the line of the call cannot hold it, whatever its other options may be.'},
];

/** The way from a node to its first group. */
function locateFirst({data}: Loose): number[] {
  return Array.isArray(data) && data.length > 0 ? [0, ...locateFirst(data[0] as Loose)] : [];
}

/**
 * Makes saved layouts of all kinds, for a dock of `SIZE`.
 * @param seed - the same layout for the same number.
 */
export function randomLayout(seed: number): Loose {
  const random = createRandom(seed * 7919 + 17);
  const one = <T>(values: readonly T[]): T => values[random(values.length)]!;
  const isOne = (of: number) => random(of) === 0;
  const panels: Record<string, Loose> = {};
  const hasLimits = isOne(3);
  let groups = 0;

  function panel(limits: Loose): string {
    const id = isOne(6) ? `panel ${Object.keys(panels).length}'s` : `panel-${Object.keys(panels).length}`;
    panels[id] = {
      id,
      contentComponent: one(['text', 'editor', 'chart']),
      title: isOne(3) ? id : one(TITLES),
      ...(isOne(3) && {params: one(PARAMS)}),
      ...(isOne(8) && {renderer: one(['always', 'onlyWhenVisible'])}),
      ...(isOne(8) && {tabComponent: 'tab'}),
      ...limits,
    };
    return id;
  }

  function group(limits: Loose, canBeOdd = true): Loose {
    groups += 1;
    const views = canBeOdd && isOne(20) ? [] : Array.from({length: 1 + random(isOne(3) ? 5 : 2)}, () => panel(limits));
    return {
      id: canBeOdd && isOne(12) ? `group-${groups}` : String(groups),
      views,
      ...(views.length > 0 && {activeView: one(views)}),
      ...(isOne(10) && {locked: isOne(2) ? true : 'no-drop-target'}),
      ...(isOne(12) && {hideHeader: true}),
    };
  }

  function limitsFor(width: number, height: number): Loose {
    if (!hasLimits || !isOne(3)) return {};
    return one<Loose>([
      {minimumWidth: Math.min(width, 150)},
      {minimumHeight: Math.min(height, 120)},
      {minimumWidth: 60, minimumHeight: 60},
      isOne(6) ? {maximumWidth: width + random(200)} : {},
      isOne(6) ? {maximumHeight: height + random(200)} : {},
    ]);
  }

  function node(width: number, height: number, isRow: boolean, depth: number): Loose {
    const length = isRow ? width : height;
    const size = isRow ? height : width;
    const most = Math.min(4, Math.floor(length / SMALLEST));
    if (depth > 0 && (most < 1 || isOne(3))) {
      const hidden = isOne(400) && {visible: false};
      return {type: 'leaf', size, data: group(limitsFor(width, height)), ...hidden};
    }
    const count = 1 + random(most);
    const weights = Array.from({length: count}, () => 1 + random(9));
    const spare = length - count * SMALLEST;
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let rest = length;
    const data = weights.map((weight, index) => {
      const share = index === count - 1 ? rest : SMALLEST + Math.floor((spare * weight) / total);
      rest -= share;
      return node(isRow ? share : width, isRow ? height : share, !isRow, depth + 1);
    });
    return {type: 'branch', size, data};
  }

  const isRow = isOne(2);
  const {width, height} = SIZE;
  const root = isOne(40) ? {type: 'branch', size: isRow ? height : width, data: []} : node(width, height, isRow, 0);
  const floating = (): Loose => ({
    data: group({}, isOne(15)),
    position: {
      [one(['left', 'right'])]: random(500),
      [one(['top', 'bottom'])]: random(300),
      width: 150 + random(300),
      height: 150 + random(200),
    },
  });
  const floatingGroups = Array.from({length: isOne(3) ? 1 + random(3) : 0}, floating);
  const maximizedNode = isOne(8) && locateFirst(root).length > 0 && {maximizedNode: {location: locateFirst(root)}};
  return {
    grid: {root, width, height, orientation: isRow ? 'HORIZONTAL' : 'VERTICAL', ...maximizedNode},
    panels,
    ...(floatingGroups.length > 0 && {floatingGroups}),
    ...(groups > 0 && {activeGroup: String(1 + random(groups))}),
  };
}
