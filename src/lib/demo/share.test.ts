import {describe, expect, it} from 'vitest';
import {decodeLayout, hasLayout, withLayout} from './share';

const hashOf = (href: string): string => new URL(href).hash;

describe('a link', () => {
  it('carries any text, and leaves the query alone', async () => {
    const text = JSON.stringify({title: '“€” ñ 中', list: Array.from({length: 500}, (_, index) => index)});
    const link = await withLayout('https://a.test/demo?theme=dark#old', text);
    expect(link).toMatch(/^https:\/\/a\.test\/demo\?theme=dark#layout=[\w-]+$/);
    expect(link.length).toBeLessThan(text.length);
    expect(hasLayout(hashOf(link))).toBe(true);
    expect(await decodeLayout(hashOf(link))).toEqual({ok: true, text});
  });

  it.each(['#layout=', '#layout=%%%', '#layout=abc', '#layout=AAAA'])('that is damaged, %s, is told', async (hash) => {
    const decoded = await decodeLayout(hash);
    expect(decoded.ok ? decoded.text : decoded.reason).toBe('the link is cut off or damaged');
  });

  it('that was cut off is told', async () => {
    const link = await withLayout('https://a.test/demo', JSON.stringify({a: 'long enough to be cut', b: [1, 2, 3]}));
    expect((await decodeLayout(hashOf(link).slice(0, -6))).ok).toBe(false);
  });

  it('that unpacks to ten megabytes is stopped', async () => {
    const bomb = await withLayout('https://a.test/demo', '0'.repeat(10_000_000));
    expect(bomb.length).toBeLessThan(20_000);
    expect(await decodeLayout(hashOf(bomb))).toEqual({ok: false, reason: 'it is larger than 1 MB'});
  });
});
