import {describe, expect, it} from 'vitest';
import {markExcerpt, markWords, type MarkedPart} from './marks';
import {toTerms} from './words';

const show = (parts: MarkedPart[]) => parts.map(({text, isMarked}) => (isMarked ? `[${text}]` : text)).join('');
const terms = (text: string) => new Set(toTerms(text));

describe('markWords', () => {
  it('marks other forms of a word, and names that hold it', () => {
    expect(show(markWords('Closing a panel fires onDidRemovePanel.', terms('close panel')))).toBe(
      '[Closing] a [panel] fires [onDidRemovePanel].',
    );
  });

  it('marks the half of a name that was asked for, and a whole that only looks like one', () => {
    expect(show(markWords('See DockviewApi.addPanel here', terms('addPanel')))).toBe('See DockviewApi.[addPanel] here');
    expect(show(markWords('Use it in Next.js', terms('nextjs')))).toBe('Use it in [Next.js]');
  });

  it('gives a text without matches back whole', () => {
    expect(markWords('Nothing here', terms('panel'))).toEqual([{text: 'Nothing here', isMarked: false}]);
  });
});

describe('markExcerpt', () => {
  it('cuts around the first match, at words', () => {
    const excerpt = show(markExcerpt(`${'before '.repeat(30)}watermark ${'after '.repeat(60)}`, terms('watermark')));
    expect(excerpt).toMatch(/^… (?:before ){6,7}\[watermark\] (?:after )+…$/);
  });

  it('leaves a short text whole', () => {
    expect(show(markExcerpt('A short text.', terms('nothing')))).toBe('A short text.');
  });
});
