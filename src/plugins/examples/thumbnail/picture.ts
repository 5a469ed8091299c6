import {escapeHtml} from '../../../lib/escapeHtml';
import type {Thumbnail, ThumbnailPart} from '../../../lib/thumbnail';

/** A rectangle in the units of a picture. */
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Size of a picture, and where the dock is on it. Colors are custom properties, so that they follow the color mode. */
const SIZE = {w: 320, h: 200};
const DOCK: Box = {x: 28, y: 22, w: 264, h: 156};
const HEADER = 17;
const HUES = ['blue', 'violet', 'green', 'amber', 'accent'];

const color = (name: string) => `var(--picture-${name})`;

function rect({x, y, w, h}: Box, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill === 'none' ? fill : color(fill)}" ${more}/>`;
}

function path(d: string, stroke: string, more = 'fill="none"'): string {
  return `<path d="${d}" stroke="${color(stroke)}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

function text(x: number, y: number, words: string, fill: string, more = ''): string {
  return `<text x="${x}" y="${y}" fill="${color(fill)}" font-size="8.5" ${more}>${escapeHtml(words)}</text>`;
}

const inset = ({x, y, w, h}: Box, by: number): Box => ({x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by});
const below = (box: Box, by: number): Box => ({...box, y: box.y + by, h: box.h - by});

/** Rows of bars: code, a list or text. */
function rows({x, y, w, h}: Box, seed: number, kind: 'code' | 'list' | 'text'): string {
  const step = kind === 'list' ? 13 : 9;
  const count = Math.max(0, Math.floor(h / step));
  return Array.from({length: count}, (_, row) => {
    const top = y + row * step;
    const share = 0.35 + (((row + seed) * 37) % 50) / 100;
    if (kind === 'text') return rect({x, y: top, w: w * share, h: 3}, 'bar', 'rx="1.5"');
    const hue = HUES[(row + seed) % HUES.length]!;
    if (kind === 'list') {
      return (
        rect({x, y: top, w: 7, h: 7}, hue, 'rx="2"') +
        rect({x: x + 12, y: top + 2, w: (w - 12) * share, h: 3}, 'bar', 'rx="1.5"')
      );
    }
    const indent = (((row + seed) % 4) % 3) * 8;
    const first = Math.min(14 + ((row * 7 + seed) % 12), w - indent);
    const rest = Math.max(0, Math.min(w - indent - first - 4, w * share * 0.7));
    return (
      rect({x: x + indent, y: top, w: Math.max(0, first), h: 3}, hue, 'rx="1.5"') +
      rect({x: x + indent + first + 4, y: top, w: rest, h: 3}, 'bar', 'rx="1.5"')
    );
  }).join('');
}

function chart({x, y, w, h}: Box, seed: number): string {
  const bottom = y + h;
  if (seed % 2 === 0) {
    const count = Math.max(2, Math.floor(w / 16));
    return Array.from({length: count}, (_, at) => {
      const height = h * (0.3 + (((at + seed) * 29) % 60) / 100);
      return rect({x: x + at * 16, y: bottom - height, w: 9, h: height}, at % 2 ? 'blue' : 'accent', 'rx="2"');
    }).join('');
  }
  const points = Array.from(
    {length: 7},
    (_, at) => `${x + (w * at) / 6} ${bottom - h * (0.25 + (((at * 3 + seed) * 23) % 60) / 100)}`,
  );
  return (
    `<path d="M${x} ${bottom}L${points.join('L')}L${x + w} ${bottom}z" fill="${color('violet')}" opacity="0.16"/>` +
    path(`M${points.join('L')}`, 'violet')
  );
}

function content(box: Box, seed: number): string {
  const area = inset(box, 10);
  if (area.w < 16 || area.h < 8) return '';
  const isLarge = area.w > 90 && area.h > 50;
  if (isLarge && seed % 3 === 1) return chart({...area, h: Math.min(area.h, 80)}, seed);
  return rows({...area, h: Math.min(area.h, 86)}, seed, seed % 3 === 0 ? 'code' : seed % 3 === 1 ? 'list' : 'text');
}

function tabs({x, y, w}: Box, {tabs: titles, active}: ThumbnailPart): string {
  let left = x;
  return titles
    .map((title, at) => {
      const width = Math.min(12 + title.length * 4.7, x + w - left);
      const start = left;
      left += width;
      if (width < 14) return '';
      const words = title.slice(0, Math.max(1, Math.floor((width - 10) / 4.6)));
      const back =
        at === active
          ? rect({x: start, y, w: width, h: HEADER}, 'paper') + rect({x: start, y, w: width, h: 2}, 'accent')
          : '';
      return back + text(start + 6, y + 12, words, at === active ? 'ink' : 'soft');
    })
    .join('');
}

function group(box: Box, part: ThumbnailPart, seed: number): string {
  const hasTabs = part.tabs.length > 0;
  const header = hasTabs ? rect({...box, h: HEADER}, 'sunken') + tabs(box, part) : '';
  const name = part.name ? text(box.x + 10, box.y + 16, part.name, 'soft') : '';
  const body = content(below(box, hasTabs ? HEADER : part.name ? 14 : 0), seed);
  const frame = part.isFloating ? 'rx="3" filter="url(#shadow)"' : '';
  return rect(box, 'paper', frame) + header + name + body + rect(box, 'none', `stroke="${color('line')}"`);
}

function panel(box: Box, seed: number, title = ''): string {
  const part = {left: 0, top: 0, width: 0, height: 0, tabs: title ? [title] : [], active: 0, isFloating: true};
  return group(box, part, seed);
}

const pointer = (x: number, y: number) =>
  `<path d="M${x} ${y}v15l4-4 3 6.5 3-1.4-3-6.1h5.6z" fill="${color('ink')}" stroke="${color('paper')}"/>`;

/** A card with a drawing on it, over the right lower corner of the dock. */
function badge(drawing: string, {w, h} = {w: 44, h: 44}): string {
  const x = DOCK.x + DOCK.w - w + 10;
  const y = DOCK.y + DOCK.h - h + 10;
  return `<g transform="translate(${x} ${y})">${rect({x: 0, y: 0, w, h}, 'accent', 'rx="9" filter="url(#shadow)"')}${drawing}</g>`;
}

const sign = (d: string) => badge(path(d, 'paper'));

/** What can be drawn over the layout to show the point of an example, from the largest part of the layout. */
const POINTS = {
  layout: () => '',
  drop: ({x, y, w, h}: Box) =>
    rect(
      {x: x + w / 2, y: y + HEADER, w: w / 2, h: h - HEADER},
      'accent',
      `fill-opacity="0.22" stroke="${color('accent')}" stroke-width="2"`,
    ) +
    panel({x: x + w * 0.66, y: y + h * 0.42, w: 62, h: HEADER}, 2, 'Dragged') +
    pointer(x + w * 0.66 + 40, y + h * 0.42 + 10),
  floating: () => panel({x: 150, y: 74, w: 124, h: 84}, 3, 'Floating') + pointer(238, 82),
  window: () => {
    const box = {x: 168, y: 84, w: 132, h: 96};
    const dots = ['red', 'amber', 'green'].map(
      (hue, at) => `<circle cx="${box.x + 9 + at * 9}" cy="${box.y + 8}" r="2.8" fill="${color(hue)}"/>`,
    );
    return (
      rect(box, 'window', 'rx="6" filter="url(#shadow)"') +
      dots.join('') +
      panel({...below(box, 16), x: box.x + 1, w: box.w - 2}, 4)
    );
  },
  menu: ({x, y}: Box) => {
    const items = [0, 1, 2, 3].map((at) =>
      rect({x: x + 34, y: y + 30 + at * 14, w: [46, 34, 52, 28][at]!, h: 4}, at === 1 ? 'accent' : 'bar', 'rx="2"'),
    );
    return (
      rect(
        {x: x + 24, y: y + HEADER + 3, w: 78, h: 64},
        'paper',
        `rx="5" filter="url(#shadow)" stroke="${color('line')}"`,
      ) +
      items.join('') +
      pointer(x + 74, y + 42)
    );
  },
  dialog: () =>
    rect(DOCK, 'shade', 'rx="5" fill-opacity="0.4"') +
    rect({x: 94, y: 66, w: 132, h: 68}, 'paper', 'rx="7" filter="url(#shadow)"') +
    text(106, 86, 'Close without saving?', 'ink') +
    rect({x: 106, y: 96, w: 78, h: 4}, 'bar', 'rx="2"') +
    rect({x: 150, y: 110, w: 28, h: 14}, 'sunken', 'rx="4"') +
    rect({x: 184, y: 110, w: 32, h: 14}, 'accent', 'rx="4"'),
  sash: ({x, y, w, h}: Box) => {
    const isLeft = x <= DOCK.x + 1;
    const at = isLeft ? x + w : x;
    const middle = y + h / 2;
    return (
      rect({x: at - 1.5, y, w: 3, h}, 'accent') +
      `<circle cx="${at}" cy="${middle}" r="13" fill="${color('accent')}" filter="url(#shadow)"/>` +
      path(`M${at - 6} ${middle}h12M${at - 3} ${middle - 3}l-3 3 3 3M${at + 3} ${middle - 3}l3 3-3 3`, 'paper')
    );
  },
  save: () => sign('M22 11v14m-6-6 6 6 6-6M12 27v5h20v-5'),
  lock: () => sign('M14 21h16v11H14zM17.5 21v-4a4.5 4.5 0 0 1 9 0v4'),
  expand: () => sign('M25 13h6v6M31 13l-7 7M19 31h-6v-6M13 31l7-7'),
  sync: () => sign('M13 19a9.5 9.5 0 0 1 17-3m1-5v6h-6M31 25a9.5 9.5 0 0 1-17 3m-1 5v-6h6'),
  code: () => badge(path('M16 15l-6 7 6 7M28 15l6 7-6 7M24.5 13l-5 18', 'paper')),
  keys: () =>
    badge(
      ['Alt', '←', '→']
        .map(
          (key, at) =>
            rect({x: 8 + at * 30, y: 9, w: 26, h: 24}, 'paper', 'rx="5"') +
            text(21 + at * 30, 25, key, 'ink', 'text-anchor="middle" font-weight="700"'),
        )
        .join(''),
      {w: 102, h: 42},
    ),
  themes: () => {
    const hues = ['#1e1e1e', '#282a36', '#000c18', '#f6f5f4', '#c05bd6', '#18c3a9', '#ffb86c', '#4f8ff7'];
    const half = `<clipPath id="half"><path d="M${DOCK.x + DOCK.w} ${DOCK.y}v${DOCK.h}H${DOCK.x + 70}z"/></clipPath>`;
    const dots = hues.map(
      (hue, at) => `<circle cx="${54 + at * 30}" cy="178" r="10" fill="${hue}" stroke="#fff" stroke-width="2"/>`,
    );
    return `${half}<rect x="0" y="0" width="320" height="200" fill="#1d1433" fill-opacity="0.86" clip-path="url(#half)"/>${dots.join('')}`;
  },
  empty: ({x, y, w, h}: Box) =>
    rect(below({x, y, w, h}, HEADER), 'paper') +
    rect(
      inset(below({x, y, w, h}, HEADER), 14),
      'none',
      `rx="6" stroke="${color('accent')}" stroke-width="2" stroke-dasharray="5 5"`,
    ) +
    path(`M${x + w / 2 - 10} ${y + h / 2 + 8}h20M${x + w / 2} ${y + h / 2 - 2}v20`, 'accent'),
  nested: ({x, y, w, h}: Box) => {
    const inner = inset(below({x, y, w, h}, HEADER), 10);
    return (
      panel({...inner, w: inner.w / 2}, 0, 'Inner') +
      panel({...inner, x: inner.x + inner.w / 2, w: inner.w / 2}, 2, 'dock')
    );
  },
};

/** The point of an example, as a picture can show it. */
export type Point = keyof typeof POINTS;

/** The names of all points. */
export const POINT_NAMES = Object.keys(POINTS) as [Point, ...Point[]];

function place({left, top, width, height, isFloating}: ThumbnailPart): Box {
  const box = {
    x: DOCK.x + (DOCK.w * left) / 100,
    y: DOCK.y + (DOCK.h * top) / 100,
    w: (DOCK.w * width) / 100,
    h: (DOCK.h * height) / 100,
  };
  return isFloating ? {...box, h: Math.max(box.h, 44)} : box;
}

/** Draws the layout of an example in color, and over it what the example is about. @returns an SVG without a name. */
export function drawPicture(thumbnail: Thumbnail, point: Point): string {
  const parts = thumbnail.map((part, at) => ({
    part,
    box: place(part),
    seed: at + (part.tabs[0] ?? part.name ?? '').length,
  }));
  const fixed = parts.filter(({part}) => !part.isFloating);
  const largest = [...fixed].sort((a, b) => b.box.w * b.box.h - a.box.w * a.box.h)[0]?.box ?? DOCK;
  const drawing = [
    rect(DOCK, 'paper', 'rx="5" filter="url(#shadow)"'),
    `<g clip-path="url(#dock)">${parts.map(({part, box, seed}) => group(box, part, seed)).join('')}</g>`,
    POINTS[point](largest),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.w} ${SIZE.h}" aria-hidden="true">${drawing.join('')}</svg>`;
  return svg.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
