import {expect, it} from 'vitest';
import {contrast, fromOklch, over, parseHex, READABLE, readable, toCss, toHex, toOklch, type Color} from './color';
import {paletteOf} from './palette';

const color = (hex: string): Color => parseHex(hex)!;

it('measures contrast as WCAG does', () => {
  expect(contrast(color('#000'), color('#ffffff'))).toBeCloseTo(21, 5);
  expect(contrast(color('#777777'), color('#ffffff'))).toBeCloseTo(4.478, 3);
  expect(contrast(over([0, 0, 0, 0.5], color('#fff')), color('#fff'))).toBeCloseTo(3.976, 2);
});

it('reads and writes colors', () => {
  expect(parseHex('0D6e78')).toEqual(parseHex('#0d6e78'));
  expect([parseHex('#12345'), parseHex('teal')]).toEqual([undefined, undefined]);
  expect([toCss(color('#0d6e78')), toCss([1, 0, 0, 0.25])]).toEqual(['#0d6e78', 'rgb(255 0 0 / 25%)']);
  for (const hex of ['#000000', '#ffffff', '#0d6e78', '#ff0000', '#123456']) {
    expect(toHex(fromOklch(toOklch(color(hex))))).toBe(hex);
  }
});

it('makes a text readable on all of its backgrounds, and leaves one that is', () => {
  const backgrounds = [color('#eeeeee'), color('#c0ffc0')];
  const text = readable(color('#ff8800'), backgrounds);
  for (const background of backgrounds) expect(contrast(text, background)).toBeGreaterThanOrEqual(READABLE);
  expect(toHex(readable(color('#222222'), backgrounds))).toBe('#222222');
  expect(toHex(readable(color('#777777'), [color('#757575')]))).toMatch(/^#(?:000000|ffffff)$/);
});

it('makes of any color a light and a dark palette whose texts can be read', () => {
  const steps = ['00', '40', '80', 'c0', 'ff'];
  const brands = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
  for (const brand of brands) {
    for (const [tone, isSpaced] of [
      ['light', true],
      ['light', false],
      ['dark', true],
      ['dark', false],
    ] as const) {
      const palette = paletteOf(color(brand), tone, isSpaced);
      const read = (name: string): Color => color(palette[`--dv-${name}`]!);
      for (const tab of [
        'activegroup-visible',
        'activegroup-hidden',
        'inactivegroup-visible',
        'inactivegroup-hidden',
      ]) {
        const ratio = contrast(read(`${tab}panel-tab-color`), read(`${tab}panel-tab-background-color`));
        expect(ratio, `${brand} ${tone} ${tab}`).toBeGreaterThanOrEqual(READABLE);
      }
      const group = read('group-view-background-color');
      expect(contrast(read('activegroup-visiblepanel-tab-color'), group), brand).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(read('active-sash-color'), group), brand).toBeGreaterThanOrEqual(3);
      expect(contrast(group, color('#fff')) < 3, brand).toBe(tone === 'light');
    }
  }
});
