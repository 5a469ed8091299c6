import {Resvg} from '@resvg/resvg-js';
import {expect, it} from 'vitest';
import {cardSvg, iconSvg, wordmarkSvg} from '../../src/lib/brand';
import {wrapAsIco} from '../../src/plugins/brand/ico';
import {webManifest} from '../../src/plugins/brand/webManifest';

const MOST_BYTES = 200_000;

it('the social card has the size that other sites ask for, and is small', () => {
  const image = new Resvg(cardSvg()).render();
  expect([image.width, image.height]).toEqual([1200, 630]);
  expect(image.asPng().length).toBeLessThan(MOST_BYTES);
});

it('the maskable icon fills its square and keeps its panes within the part that is never cut off', () => {
  const image = new Resvg(iconSvg(100, 'mask')).render();
  const at = (x: number, y: number): string =>
    [...image.pixels.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 3)].join();
  const background = at(0, 0);
  expect(background).toBe('13,110,120');
  const centre = 50;
  for (let y = 0; y < 100; y += 1) {
    for (let x = 0; x < 100; x += 1) {
      if (at(x, y) !== background) expect(Math.hypot(x - centre, y - centre)).toBeLessThan(40);
    }
  }
});

it('the wordmark is drawn in the colour asked for, within its box', () => {
  const image = new Resvg(wordmarkSvg('#ff0000')).render();
  const {width, height, pixels} = image;
  const column = (x: number): boolean =>
    Array.from({length: height}, (_, y) => pixels[(y * width + x) * 4 + 3]!).some((alpha) => alpha > 128);
  expect(pixels.some((value, index) => index % 4 === 0 && value > 200)).toBe(true);
  expect(column(2)).toBe(true);
  expect(column(width - 4)).toBe(true);
});

it('the icon file names its one picture', () => {
  const png = Buffer.from('picture');
  const ico = wrapAsIco(png, 32);
  expect(ico.readUInt16LE(4)).toBe(1);
  expect(ico.subarray(ico.readUInt32LE(18)).toString()).toBe('picture');
});

it('the manifest has no address that a base URL would break', () => {
  const {icons, start_url: start} = JSON.parse(webManifest('Dockview')) as {icons: {src: string}[]; start_url: string};
  for (const address of [start, ...icons.map(({src}) => src)]) expect(address).not.toMatch(/^(?:\/|https?:)/);
});
