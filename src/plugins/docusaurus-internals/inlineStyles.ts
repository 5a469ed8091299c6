import fs from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {contractError} from './contracts';

const STYLESHEET_LINK = /<link rel="?stylesheet"? href="?([^" >]*\/assets\/css\/[^" >]+)"?\s*\/?>/g;

/** The file of a route. */
function fileOf(route: string, {outDir, baseUrl}: Props): string {
  const name = route.slice(baseUrl.length);
  return path.join(outDir, name === '404.html' ? name : path.join(name, 'index.html'));
}

/**
 * Replaces each page's link to the style sheet with its content, so that the first paint waits for one response only.
 * @throws Error that names the page, when it does not link to the one style sheet.
 */
export function inlineStyles(props: Props): void {
  const {outDir, baseUrl, routesPaths} = props;
  let href: string | undefined;
  let element = '';
  for (const file of routesPaths.map((route) => fileOf(route, props))) {
    const html = fs.readFileSync(file, 'utf8');
    const links = [...html.matchAll(STYLESHEET_LINK)];
    const [link] = links;
    href ??= link?.[1];
    if (!link || links.length > 1 || link[1] !== href)
      throw contractError(
        'One style sheet, linked from every page',
        `${file} has ${links.length} links to style sheets.`,
      );
    element ||= `<style>${fs.readFileSync(path.join(outDir, href!.slice(baseUrl.length)), 'utf8')}</style>`;
    fs.writeFileSync(
      file,
      html.replace(link[0], () => element),
    );
  }
}
