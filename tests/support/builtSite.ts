import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio/slim';
import type {CheerioAPI} from 'cheerio';
import {ROOT} from './pages';

/** A site as it was built. */
export interface BuiltSite {
  /** Absolute path of the folder. */
  folder: string;
  /** With a slash at both ends. */
  base: string;
  /** Origin its pages name. */
  origin: string;
  /** Routes of the sitemap, below the base URL, in its order. */
  routes: string[];
}

/**
 * Finds a built site.
 * @param name - its folder, relative to the project.
 * @throws Error that says what to run, when it has not been built.
 */
export function readBuiltSite(name: string, base: string): BuiltSite {
  const folder = path.join(ROOT, name);
  const sitemap = path.join(folder, 'sitemap.xml');
  if (!fs.existsSync(sitemap)) throw new Error(`${sitemap} does not exist; run "npm run build:tests" first.`);
  const urls = [...fs.readFileSync(sitemap, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!));
  return {
    folder,
    base,
    origin: urls[0]!.origin,
    routes: urls.map(({pathname}) => `/${pathname.slice(base.length)}`),
  };
}

/** A file of a built site as text, by its path below the base URL. */
export function readBuilt({folder}: BuiltSite, name: string): string {
  return fs.readFileSync(path.join(folder, name), 'utf8');
}

/** The page of a route, parsed. */
export function loadPage(site: BuiltSite, route: string): CheerioAPI {
  return cheerio.load(readBuilt(site, path.join(route, 'index.html')));
}

/**
 * Finds the file that a host would send for an address of the site.
 * @param url - complete.
 * @returns its absolute path, or undefined when there is none.
 */
export function fileOf({folder, base}: BuiltSite, url: string): string | undefined {
  const pathname = decodeURIComponent(new URL(url).pathname);
  if (!pathname.startsWith(base)) return undefined;
  const file = path.join(folder, pathname.slice(base.length));
  return [file, path.join(file, 'index.html')].find((name) => fs.existsSync(name) && fs.statSync(name).isFile());
}
