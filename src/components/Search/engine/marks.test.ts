import {expect, it} from 'vitest';
import {markExcerpt, markWords, type MarkedPart} from './marks';
import {toTerms} from '../../../lib/search/words';

const show = (parts: MarkedPart[]) => parts.map(({text, isMarked}) => (isMarked ? `[${text}]` : text)).join('');
const terms = (text: string) => new Set(toTerms(text));

it.each([
  ['close panel', 'Closing a panel fires onDidRemovePanel.', '[Closing] a [panel] fires [onDidRemovePanel].'],
  ['addPanel', 'See DockviewApi.addPanel here', 'See DockviewApi.[addPanel] here'],
  ['nextjs', 'Use it in Next.js', 'Use it in [Next.js]'],
  ['panel', 'Nothing here', 'Nothing here'],
])('%s is marked in other forms and in names', (query, text, marked) => {
  expect(show(markWords(text, terms(query)))).toBe(marked);
});

it('an excerpt is cut around the first match, at words', () => {
  const excerpt = show(markExcerpt(`${'before '.repeat(30)}watermark ${'after '.repeat(60)}`, terms('watermark')));
  expect(excerpt).toMatch(/^… (?:before ){6,7}\[watermark\] (?:after )+…$/);
  expect(show(markExcerpt('A short text.', terms('nothing')))).toBe('A short text.');
});
