// The site's own signs, drawn as SVG: the icon is a small dock, the wordmark is made of circles and straight strokes.

const ACCENT = '#0d6e78';
const PAPER = '#ffffff';

/** The three panes of the icon on a field of 28 × 28. */
const PANES = [
  '<rect x="5" y="6" width="7" height="16" rx="1.5" fill="#fff" fill-opacity=".55"/>',
  '<rect x="14" y="6" width="9" height="9" rx="1.5" fill="#fff"/>',
  '<rect x="14" y="17" width="9" height="5" rx="1.5" fill="#fff" fill-opacity=".55"/>',
].join('');

/** How much of a square the icon fills: `mask` leaves the margin that phones may cut off. */
export type IconShape = 'rounded' | 'square' | 'mask';

const VIEW_BOXES: Readonly<Record<IconShape, string>> = {
  rounded: '2 2 24 24',
  square: '1 1 26 26',
  mask: '-5 -5 38 38',
};

/**
 * Draws the icon.
 * @param size - of each side, in pixels.
 * @param shape - with round corners, or as a full square for systems that cut it themselves.
 * @returns an SVG document.
 */
export function iconSvg(size: number, shape: IconShape): string {
  const field =
    shape === 'rounded'
      ? `<rect x="2" y="2" width="24" height="24" rx="4" fill="${ACCENT}"/>`
      : `<rect x="-6" y="-6" width="40" height="40" fill="${ACCENT}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${VIEW_BOXES[shape]}">${field}${PANES}</svg>`;
}

/** Baseline at 100, height of small letters 60, ascenders up to 10; each with the room it takes. */
const LETTERS: readonly [path: string, width: number][] = [
  ['M60,70A30,30 0 1 1 0,70A30,30 0 1 1 60,70ZM60,10V100', 60],
  ['M60,70A30,30 0 1 1 0,70A30,30 0 1 1 60,70Z', 60],
  ['M51,49A30,30 0 1 0 51,91', 52],
  ['M0,10V100M42,40L0,76M14,64L44,100', 44],
  ['M0,40L25,100L50,40', 50],
  ['M0,40V100M0,14V17', 0],
  ['M0,70H60A30,30 0 1 0 51,91', 60],
  ['M0,40L19,100L38,44L57,100L76,40', 76],
];
const GAP = 26;
const STROKE = 13;

/** Size of the wordmark in its own units. */
export const WORDMARK = {
  width: LETTERS.reduce((sum, [, width]) => sum + width + GAP, 0) - GAP + STROKE,
  height: 114,
};

/**
 * Draws the word "dockview".
 * @param colour - of the strokes.
 * @returns a part of an SVG document, with its upper left corner at 0, 0.
 */
export function wordmarkPart(colour: string): string {
  let x = STROKE / 2;
  const letters = LETTERS.map(([path, width]) => {
    const letter = `<path transform="translate(${x})" d="${path}"/>`;
    x += width + GAP;
    return letter;
  });
  const pen = `fill="none" stroke="${colour}" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g ${pen}>${letters.join('')}</g>`;
}

/**
 * Draws the wordmark alone.
 * @param colour - of the strokes.
 * @returns an SVG document.
 */
export function wordmarkSvg(colour: string): string {
  const {width, height} = WORDMARK;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Dockview">${wordmarkPart(colour)}</svg>`;
}

interface Pane {
  box: [x: number, y: number, width: number, height: number];
  tabs: readonly number[];
}

const DOCK: readonly Pane[] = [
  {box: [0, 0, 232, 410], tabs: [74, 62]},
  {box: [240, 0, 400, 232], tabs: [92, 70, 70]},
  {box: [240, 240, 400, 170], tabs: [70]},
];

function panePart({box: [x, y, width, height], tabs}: Pane): string {
  let left = x;
  const tabParts = tabs.map((tab, index) => {
    const fill = index === 0 ? PAPER : '#e3eaed';
    const part = `<rect x="${left}" y="${y}" width="${tab}" height="34" fill="${fill}"/><rect x="${left + 14}" y="${y + 15}" width="${tab - 28}" height="5" rx="2.5" fill="#55626f" fill-opacity="${index === 0 ? 0.9 : 0.4}"/>`;
    left += tab + 2;
    return part;
  });
  const lines = [0.62, 0.8, 0.5].map(
    (share, index) =>
      `<rect x="${x + 20}" y="${y + 62 + index * 26}" width="${(width - 40) * share}" height="8" rx="4" fill="#cfd8de"/>`,
  );
  return `<rect x="${x}" y="${y}" width="${width}" height="34" fill="#d3dce1"/>${tabParts.join('')}<rect x="${x}" y="${y + 34}" width="${width}" height="${height - 34}" fill="${PAPER}"/>${lines.join('')}`;
}

/** The pane on its way: what the library is about. */
const FLYING = `<g transform="translate(420 178) rotate(-4)"><rect x="-3" y="-3" width="262" height="176" fill="${ACCENT}"/>${panePart({box: [0, 0, 256, 170], tabs: [84]})}</g>`;

/** The field for the words of a page's card, in its pixels. */
export const CARD_WORDS = {x: 72, y: 64, width: 1056, height: 400};

/**
 * Draws the card that other sites show for a link: wordmark, icon and a dock with a pane on its way.
 * @returns an SVG document of 1200 × 630.
 */
export function cardSvg(): string {
  const scale = 0.62;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#0b2a2f"/>
<rect y="618" width="1200" height="12" fill="${ACCENT}"/>
<g transform="translate(72 206) scale(3.6)">${`<rect x="0" y="0" width="24" height="24" rx="4" fill="#2c919d"/><g transform="translate(-2 -2)">${PANES}</g>`}</g>
<g transform="translate(72 336) scale(${scale})">${wordmarkPart(PAPER)}</g>
<g transform="translate(520 110)">${DOCK.map(panePart).join('')}${FLYING.replace('translate(420 178)', 'translate(330 190)')}</g>
</svg>`;
}

/**
 * Draws the card of one page around its words: a dock at the edge, icon and wordmark below.
 * @param words - a part of an SVG document, on a field of {@link CARD_WORDS}.
 * @returns an SVG document of 1200 × 630.
 */
export function pageCardSvg(words: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#0b2a2f"/>
<g transform="translate(800 300)" opacity=".5">${DOCK.map(panePart).join('')}${FLYING.replace('translate(420 178)', 'translate(120 120)')}</g>
<rect y="618" width="1200" height="12" fill="${ACCENT}"/>
<g transform="translate(72 506) scale(2.4)"><rect x="0" y="0" width="24" height="24" rx="4" fill="#2c919d"/><g transform="translate(-2 -2)">${PANES}</g></g>
<g transform="translate(150 512) scale(.4)">${wordmarkPart(PAPER)}</g>
<g transform="translate(${CARD_WORDS.x} ${CARD_WORDS.y})">${words}</g>
</svg>`;
}
