import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {pageCardSvg} from '../../../lib/brand';
import {layoutWords, wordElements, type CardWords} from './layoutWords';

/** Named after everything the picture follows from. */
function cacheName(words: CardWords): string {
  const source = JSON.stringify([wordElements(words), pageCardSvg('')]);
  return `${crypto.createHash('sha256').update(source).digest('hex').slice(0, 20)}.png`;
}

async function draw(words: CardWords): Promise<Buffer> {
  const picture = await renderAsync(pageCardSvg(await layoutWords(words)), {font: {loadSystemFonts: false}});
  return picture.asPng();
}

/**
 * Draws the card that other sites show for a link to a page.
 * @param cache - folder that keeps cards from one build to the next.
 * @returns a PNG of 1200 × 630.
 */
export async function drawCard(words: CardWords, cache: string): Promise<Buffer> {
  const file = path.join(cache, cacheName(words));
  if (fs.existsSync(file)) return fs.readFileSync(file);
  const png = await draw(words);
  fs.mkdirSync(cache, {recursive: true});
  fs.writeFileSync(file, png);
  return png;
}
