import {describe, expect, it} from 'vitest';
import {dateLists} from './sitemap';

const item = (path: string, lastmod?: string) => ({url: `https://example.org${path}`, lastmod: lastmod ?? null});

describe('dates of the sitemap', () => {
  it('stay as they are where a page has a file', () => {
    expect(dateLists([item('/blog/a', '2025-01-02')], '/')).toEqual([item('/blog/a', '2025-01-02')]);
  });

  it('are those of the newest page that a list holds', () => {
    const [, , list] = dateLists(
      [item('/blog/a', '2025-01-02'), item('/docs/b', '2025-06-01'), item('/blog/tags')],
      '/',
    );
    expect(list?.lastmod).toBe('2025-01-02');
  });

  it('are those of their part under a base URL, too', () => {
    const items = [item('/a/b/blog/c', '2025-01-02'), item('/a/b/docs/d', '2025-06-01'), item('/a/b/blog')];
    expect(dateLists(items, '/a/b/')[2]?.lastmod).toBe('2025-01-02');
  });

  it('are the newest of all where the part has none', () => {
    expect(dateLists([item('/docs/b', '2025-06-01'), item('/templates')], '/')[1]?.lastmod).toBe('2025-06-01');
  });

  it('are left out where nothing is known', () => {
    expect(dateLists([item('/demo')], '/')).toEqual([item('/demo')]);
  });
});
