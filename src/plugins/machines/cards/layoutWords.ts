import fs from 'node:fs';
import {createRequire} from 'node:module';
import type {ReactNode} from 'react';
import {createElement} from 'react';
import satori, {type Font} from 'satori';
import {CARD_WORDS} from '../../../lib/brand';

/** What a card says. */
export interface CardWords {
  title: string;
  /** Stands above the title; may be empty. */
  section: string;
}

/** Titles longer than this, in characters, are set smaller, so that all of them fit on three lines. */
const LONG_TITLE = 44;

const require = createRequire(__filename);

function readFont(weight: 500 | 700): Font {
  const file = require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`);
  return {name: 'Inter', weight, style: 'normal', data: fs.readFileSync(file)};
}

const fonts = [readFont(500), readFont(700)];

/** The words of a card as elements, from which their pictures follow. */
export function wordElements({title, section}: CardWords): ReactNode {
  const size = title.length > LONG_TITLE ? 60 : 76;
  const sectionStyle = {color: '#8fc7ce', fontSize: 32, fontWeight: 500, marginBottom: 20};
  const titleStyle = {color: '#ffffff', fontSize: size, fontWeight: 700, lineHeight: 1.15, letterSpacing: -1.5};
  return createElement(
    'div',
    {style: {display: 'flex', flexDirection: 'column', fontFamily: 'Inter', width: CARD_WORDS.width}},
    section ? createElement('div', {style: sectionStyle}, section) : null,
    createElement('div', {style: titleStyle}, title),
  );
}

/**
 * Sets the words of a card, as outlines.
 * @returns an SVG document.
 */
export function layoutWords(words: CardWords): Promise<string> {
  return satori(wordElements(words), {width: CARD_WORDS.width, height: CARD_WORDS.height, fonts});
}
