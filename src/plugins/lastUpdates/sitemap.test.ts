import {describe, expect, it} from 'vitest';
import {dateLists} from './sitemap';

const item = (path: string, lastmod?: string) => ({url: `https://example.org${path}`, lastmod: lastmod ?? null});

describe('dates of the sitemap', () => {
  it('stay as they are where a page has a file', () => {
    expect(dateLists([item('/blog/a', '2025-01-02')])).toEqual([item('/blog/a', '2025-01-02')]);
  });

  it('are those of the newest page that a list holds', () => {
    const [, , list] = dateLists([item('/blog/a', '2025-01-02'), item('/docs/b', '2025-06-01'), item('/blog/tags')]);
    expect(list?.lastmod).toBe('2025-01-02');
  });

  it('are the newest of all where the part has none', () => {
    expect(dateLists([item('/docs/b', '2025-06-01'), item('/templates')])[1]?.lastmod).toBe('2025-06-01');
  });

  it('are left out where nothing is known', () => {
    expect(dateLists([item('/demo')])).toEqual([item('/demo')]);
  });
});
