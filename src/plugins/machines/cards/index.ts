import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {pageCardSvg} from '../../../lib/brand';
import {cardPath} from '../../../lib/pageFiles';
import type {BuiltPage} from '../readPage';
import {drawCard} from './drawCard';
import {wordElements, type CardWords} from './words';

type Described = Pick<BuiltPage, 'route' | 'title' | 'sections'>;

/** What stands above the title on a card. */
export function sectionOf({route, sections}: Pick<Described, 'route' | 'sections'>): string {
  if (route.startsWith('/docs/api/')) return ['API', ...sections].join(' / ');
  if (route.startsWith('/docs')) return ['Documentation', ...sections].join(' / ');
  return route.startsWith('/blog') ? 'Release notes' : '';
}

const EMPTY_CARD = pageCardSvg('');

/** Named after everything the picture follows from. */
function cacheName(words: CardWords): string {
  const source = JSON.stringify([wordElements(words), EMPTY_CARD]);
  return `${crypto.createHash('sha256').update(source).digest('hex').slice(0, 20)}.png`;
}

/**
 * Draws the cards that other sites show for links to pages.
 * @param cache - folder that keeps cards from one build to the next.
 * @param outDir - folder of the build.
 */
export async function drawCards(pages: readonly Described[], cache: string, outDir: string): Promise<void> {
  const cards = pages.map((page) => {
    const words = {title: page.title, section: sectionOf(page)};
    return {words, file: path.join(cache, cacheName(words)), target: path.join(outDir, cardPath(page.route))};
  });
  await Promise.all(cards.filter(({file}) => !fs.existsSync(file)).map(drawCard));
  for (const {file, target} of cards) {
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.copyFileSync(file, target);
  }
}
