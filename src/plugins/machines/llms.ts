import {twinPath} from '../../lib/pageFiles';
import type {Twin} from './twin';

/** Pages under one heading of `llms.txt`. */
export interface Chapter {
  title: string;
  pages: Twin[];
}

/** What the site says of itself. */
export interface SiteFacts {
  title: string;
  tagline: string;
  /** Origin and base URL: `https://dockview.dev/`. */
  url: string;
}

function entry({route, title, description}: Twin, site: SiteFacts): string {
  const address = new URL(twinPath(route).slice(1), site.url).href;
  return `- [${title}](${address})${description ? `: ${description}` : ''}`;
}

function introduction({title, tagline, url}: SiteFacts): string {
  const link = (file: string): string => new URL(file, url).href;
  return [
    `# ${title}`,
    `> ${tagline}.`,
    'Every page of this site is also Markdown, at its address plus `.md`. Code that differs between React and TypeScript stands twice, the name of the framework above it.',
    `All guides and API pages in one file: ${link('llms-full.txt')}. The API as data: ${link('api.json')}, its types: ${link('api.d.ts')}.`,
  ].join('\n\n');
}

/**
 * Writes the list of pages for language models, in the form of https://llmstxt.org.
 * @param chapters - in the order of the sidebars.
 */
export function writeLlms(site: SiteFacts, chapters: Chapter[]): string {
  const lists = chapters.map(({title, pages}) => [`## ${title}`, pages.map((page) => entry(page, site)).join('\n')]);
  return `${[introduction(site), ...lists.flat()].join('\n\n')}\n`;
}

/** Writes whole pages one after the other, each under its address. */
export function writeLlmsFull(site: SiteFacts, chapters: Chapter[]): string {
  const pages = chapters.flatMap((chapter) => chapter.pages);
  const texts = pages.map(({url, markdown}) => `Source: ${url}\n\n${markdown.trim()}`);
  return `${[introduction(site), ...texts].join('\n\n---\n\n')}\n`;
}
