import {markdownPath} from '../../lib/pageFiles';
import type {MarkdownPage} from './readPage';

/** Pages under one heading of `llms.txt`. */
export interface Section {
  title: string;
  pages: MarkdownPage[];
}

/** The site as it introduces itself. */
export interface Site {
  title: string;
  tagline: string;
  /** Origin and base URL: `https://dockview.dev/`. */
  url: string;
}

function entry({route, title, description}: MarkdownPage, site: Site): string {
  const address = new URL(markdownPath(route).slice(1), site.url).href;
  return `- [${title}](${address})${description ? `: ${description}` : ''}`;
}

function introduction({title, tagline, url}: Site): string {
  const link = (file: string): string => new URL(file, url).href;
  return [
    `# ${title}`,
    `> ${tagline}.`,
    'Every page of this site is also Markdown, at its address plus `.md`. Where code differs between React and TypeScript, both variants follow each other, under the name of the framework.',
    `All guides and API pages in one file: ${link('llms-full.txt')}.`,
  ].join('\n\n');
}

/**
 * Writes the list of pages for language models, in the form of https://llmstxt.org.
 * @param sections - in the order of the sidebars.
 */
export function writeLlms(site: Site, sections: Section[]): string {
  const lists = sections.map(({title, pages}) => [`## ${title}`, pages.map((page) => entry(page, site)).join('\n')]);
  return `${[introduction(site), ...lists.flat()].join('\n\n')}\n`;
}

/** Writes whole pages one after the other, each under its address. */
export function writeLlmsFull(site: Site, sections: Section[]): string {
  const pages = sections.flatMap((section) => section.pages);
  const texts = pages.map(({url, markdown}) => `Source: ${url}\n\n${markdown.trim()}`);
  return `${[introduction(site), ...texts].join('\n\n---\n\n')}\n`;
}
