import fs from 'node:fs';
import {createRequire} from 'node:module';
import satori, {type Font} from 'satori';
import {CARD_WORDS} from '../../../lib/brand';
import {wordElements, type CardWords} from './words';

const require = createRequire(__filename);

function readFont(weight: 500 | 700): Font {
  const file = require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`);
  return {name: 'Inter', weight, style: 'normal', data: fs.readFileSync(file)};
}

const fonts = [readFont(500), readFont(700)];

/**
 * Sets the words of a card, as outlines.
 * @returns an SVG document.
 */
export function layoutWords(words: CardWords): Promise<string> {
  return satori(wordElements(words), {width: CARD_WORDS.width, height: CARD_WORDS.height, fonts});
}
