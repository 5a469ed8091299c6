import fs from 'node:fs';
import * as cheerio from 'cheerio/slim';
import * as z from 'zod';
import {fileOf, type BuiltSite} from './builtSite';

/** What a crawl has found. */
export interface Crawl {
  /** Complete addresses of the files it came to, without anchors, each with the canonical one that it names. */
  reached: Map<string, string | undefined>;
  /** One message for each broken reference: from where, to what, and why not. */
  dead: string[];
}

/** What a page names: where it leads, and what it loads. */
const REFERENCES = {
  'a[href]': 'href',
  'link[href]': 'href',
  'iframe[src]': 'src',
  'img[src]': 'src',
  'source[src]': 'src',
  'script[src]': 'src',
  'meta[property="og:image"]': 'content',
  'meta[name="twitter:image"]': 'content',
};

interface Page {
  /** Complete addresses that it names. */
  targets: string[];
  /** What can be named after a number sign. */
  anchors: Set<string>;
  canonical: string | undefined;
  /** Where it sends its readers at once. */
  redirect: string | undefined;
}

const importMap = z.object({imports: z.record(z.string(), z.string())});

function readPage(file: string, url: string): Page {
  const $ = cheerio.load(fs.readFileSync(file, 'utf8'));
  const read = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(attribute) ?? []);
  const named = Object.entries(REFERENCES).flatMap(([selector, attribute]) => read(selector, attribute));
  const sets = read('[srcset]', 'srcset').flatMap((set) => set.split(',').map((one) => one.trim().split(/\s/)[0]!));
  const maps = $('script[type="importmap"]').toArray();
  const imports = maps.flatMap((one) => Object.values(importMap.parse(JSON.parse($(one).text())).imports));
  const refresh = /url=(.+)$/i.exec($('meta[http-equiv="refresh"]').attr('content') ?? '')?.[1];
  return {
    targets: [...named, ...sets, ...imports].map((one) => new URL(one, url).href),
    anchors: new Set([...read('[id]', 'id'), ...read('a[name]', 'name')]),
    canonical: $('link[rel="canonical"]').attr('href'),
    redirect: refresh === undefined ? undefined : new URL(refresh, url).href,
  };
}

function withoutAnchor(url: string): string {
  const {origin, pathname} = new URL(url);
  return origin + pathname;
}

/** What stands after the number sign; nothing where it is data for a script, as `#layout=…` is. */
function anchorOf(url: string): string {
  const anchor = decodeURIComponent(new URL(url).hash.slice(1));
  return anchor.includes('=') ? '' : anchor;
}

/**
 * Walks over a built site as a reader could, without a browser: over links, frames, pictures, scripts and redirects.
 * @param starts - routes below the base URL.
 */
export function crawl(site: BuiltSite, starts: string[]): Crawl {
  const pages = new Map<string, Page | undefined>();
  const dead: string[] = [];

  /** Undefined for a file that is not a page. */
  function pageAt(address: string, file: string): Page | undefined {
    if (!pages.has(address)) pages.set(address, file.endsWith('.html') ? readPage(file, address) : undefined);
    return pages.get(address);
  }

  /** Follows redirects to where they end, or to the reason why they do not. */
  function land(url: string): {address: string; page: Page | undefined} | {reason: string} {
    const passed = new Set<string>();
    for (let address = withoutAnchor(url); ;) {
      if (passed.has(address)) return {reason: 'goes round in a circle'};
      passed.add(address);
      const file = fileOf(site, address);
      if (!file) return {reason: `leads to ${address}, which does not exist`};
      const page = pageAt(address, file);
      if (!page?.redirect) return {address, page};
      address = withoutAnchor(page.redirect);
    }
  }

  const known = new Set<string>();
  const waiting = starts.map((route) => ({from: 'start', url: `${site.origin}${site.base}${route.slice(1)}`}));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const {from, url} = next;
    if (known.has(url) || new URL(url).origin !== site.origin) continue;
    known.add(url);
    const landed = land(url);
    if ('reason' in landed) {
      dead.push(`${from}: ${url} ${landed.reason}`);
      continue;
    }
    const {address, page} = landed;
    const anchor = anchorOf(url);
    if (page && anchor && !page.anchors.has(anchor)) dead.push(`${from}: ${url} names an anchor that is not there`);
    waiting.push(...(page?.targets ?? []).map((target) => ({from: address, url: target})));
  }
  return {reached: new Map(Array.from(pages, ([address, page]) => [address, page?.canonical])), dead};
}
