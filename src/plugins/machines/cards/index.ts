import {cardPath} from '../../../lib/pageFiles';
import type {BuiltPage} from '../readPage';
import {drawCard} from './drawCard';

type Described = Pick<BuiltPage, 'route' | 'title' | 'sections'>;

/** Cards that are drawn at the same time: each waits for the processor most of its time. */
const AT_ONCE = 8;

/** What stands above the title on a card. */
export function sectionOf({route, sections}: Pick<Described, 'route' | 'sections'>): string {
  if (route.startsWith('/docs/api/')) return ['API', ...sections].join(' / ');
  if (route.startsWith('/docs')) return ['Documentation', ...sections].join(' / ');
  return route.startsWith('/blog') ? 'Release notes' : '';
}

/**
 * Draws the cards of pages.
 * @param cache - folder that keeps cards from one build to the next.
 * @param write - receives each card, with its path below the base URL.
 */
export async function drawCards(
  pages: readonly Described[],
  cache: string,
  write: (path: string, png: Buffer) => void,
): Promise<void> {
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    const batch = pages.slice(start, start + AT_ONCE);
    await Promise.all(
      batch.map(async (page) => {
        write(cardPath(page.route), await drawCard({title: page.title, section: sectionOf(page)}, cache));
      }),
    );
  }
}
