import fs from 'node:fs';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {pageCardSvg} from '../../../lib/brand';
import {layoutWords} from './layoutWords';
import type {CardWords} from './words';

/** A card that is not drawn yet. */
export interface UndrawnCard {
  words: CardWords;
  /** Absolute path of the picture to write. */
  file: string;
}

/**
 * Draws the card that other sites show for a link to a page: a PNG of 1200 × 630.
 * @returns the file.
 */
export async function drawCard({words, file}: UndrawnCard): Promise<string> {
  const picture = await renderAsync(pageCardSvg(await layoutWords(words)), {font: {loadSystemFonts: false}});
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, picture.asPng());
  return file;
}
