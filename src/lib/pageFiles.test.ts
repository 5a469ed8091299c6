import {describe, expect, it} from 'vitest';
import {cardPath, markdownPath} from './pageFiles';

describe('files that go with a page', () => {
  it('stand at the address of the page, without a last slash', () => {
    expect(markdownPath('/docs/core/panels/add')).toBe('/docs/core/panels/add.md');
    expect(markdownPath('/docs/')).toBe('/docs.md');
    expect(cardPath('/docs/advanced/')).toBe('/img/cards/docs/advanced.png');
  });

  it('have a name for the first page', () => {
    expect(markdownPath('/')).toBe('/index.md');
    expect(cardPath('/')).toBe('/img/cards/index.png');
  });
});
