import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {open} from './support';

/** What the first view of a page takes: bytes after gzip. */
export interface Loaded {
  /** The page itself, with the styles that stand in it. */
  html: number;
  scripts: number;
  /** The text of all scripts. */
  code: string;
}

/** Opens a page with an empty cache, and counts what it loads until it reacts to input. */
export async function load(page: Page, route: string): Promise<Loaded> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await open(page, route);
  const html = await (await page.request.get(route)).body();
  const scripts = await Promise.all(bodies);
  return {
    html: gzipSync(html).length,
    scripts: scripts.reduce((sum, body) => sum + gzipSync(body).length, 0),
    code: scripts.map(String).join('\n'),
  };
}
