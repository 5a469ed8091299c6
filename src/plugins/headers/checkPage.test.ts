import {describe, expect, it} from 'vitest';
import {SANDBOX_POLICY, sitePolicy} from '../../lib/headers/policy';
import {checkPage} from './checkPage';
import {readPage} from './readPage';

const url = new URL('https://example.org/docs/index.html');
const policy = sitePolicy({gtagId: undefined, hashes: []});

function check(html: string, given = policy): string[] {
  return checkPage(readPage(`<!doctype html><html lang=en><head><meta charset=UTF-8>${html}`), given, url);
}

describe('a page that keeps to its policy', () => {
  it.each([
    '<script src=/assets/js/main.js defer></script>',
    '<script type=application/ld+json>{"@type":"WebSite"}</script>',
    '<script>/* sets */ "framework"</script>',
    '<link rel=preconnect href=https://www.google-analytics.com>',
    '<link rel=canonical href=https://elsewhere.org/page>',
    '<a href=https://elsewhere.org target=_blank>Elsewhere</a>',
    '<img srcset="/img/a.png 1x, /img/b.png 2x" src="data:image/gif;base64,R0">',
    '<p style="color:red">one thing</p><style>p{color:red}</style>',
  ])('has no problem: %s', (html) => {
    expect(check(html)).toEqual([]);
  });
});

describe('a page that would be broken by its policy', () => {
  it.each([
    ['<script>alert(1)</script>', 'has an inline script that nobody answers for: alert(1)'],
    ['<script type=module>alert(1)</script>', 'has an inline script'],
    ['<script type=importmap>{}</script>', 'has an inline script'],
    ['<button onclick="go()">Go</button>', 'has code in an attribute: <button onclick="go()">'],
    ['<a href="javascript:go()">Go</a>', 'has code in an attribute'],
    ['<script src=https://elsewhere.org/a.js></script>', 'script-src of its policy refuses'],
    ['<iframe src=//elsewhere.org/frame></iframe>', 'frame-src of its policy refuses'],
    ['<link rel="preload stylesheet" href=https://elsewhere.org/a.css>', 'style-src of its policy refuses'],
    ['<link rel=preload as=font href=https://elsewhere.org/a.woff2>', 'font-src of its policy refuses'],
    ['<img srcset="/a.png, https://elsewhere.org/b.png 2x">', 'img-src of its policy refuses'],
    ['<form action=https://elsewhere.org/search></form>', 'form-action of its policy refuses'],
    ['<object data=/a.svg></object>', 'object-src of its policy refuses'],
    ['<base href=/docs/>', 'base-uri of its policy refuses'],
  ])('is named with what to do: %s', (html, problem) => {
    expect(check(html)).toEqual([expect.stringContaining(problem)]);
  });

  it('may run its own script in the sandbox', () => {
    expect(check('<script>alert(1)</script>', SANDBOX_POLICY)).toEqual([]);
    expect(check('<script src=/assets/a.js></script>', SANDBOX_POLICY)).toHaveLength(1);
  });
});

it('takes the text of scripts as it is, and finds the place of the policy', () => {
  const html = '<!doctype html><html><head><meta charset=UTF-8><title>A</title><script>if (a<b) c("&amp;")</script>';
  const {inlineScripts, metaPosition} = readPage(html);
  expect(inlineScripts).toEqual(['if (a<b) c("&amp;")']);
  expect(html.slice(metaPosition)).toMatch(/^<title>/);
});
