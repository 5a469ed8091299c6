import {describe, expect, it} from 'vitest';
import {cardPath, twinPath} from './pageFiles';

describe('files that go with a page', () => {
  it('stand at the address of the page, without a last slash', () => {
    expect(twinPath('/docs/core/panels/add')).toBe('/docs/core/panels/add.md');
    expect(twinPath('/docs/')).toBe('/docs.md');
    expect(cardPath('/docs/advanced/')).toBe('/img/cards/docs/advanced.png');
  });

  it('have a name for the first page', () => {
    expect(twinPath('/')).toBe('/index.md');
    expect(cardPath('/')).toBe('/img/cards/index.png');
  });
});
