import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import redirects from '../../data/redirects.json';
import {escapeHtml} from '../../lib/escapeHtml';

/** Folder of the project that the pages are written to; one of its static directories. */
const FOLDER = 'generated/redirects';

/** Runs in the page: takes query and heading along, which a refresh would drop, and leaves no step in the history. */
const FOLLOW = 'location.replace(document.links[0].href + location.search + location.hash);';

function renderPage(target: string, siteUrl: string): string {
  const address = escapeHtml(target);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>This page has moved</title>',
    `<link rel="canonical" href="${escapeHtml(siteUrl)}${address}">`,
    '</head>',
    '<body>',
    `<p>This page has moved to <a href="${address}">${address}</a>.</p>`,
    `<script>${FOLLOW}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * Leads addresses that people have bookmarked to the pages that took their place (`src/data/redirects.json`). Each is a
 * page with one and the same script, so that the security policy of the site names one hash.
 */
export default function oldAddresses({siteDir, baseUrl, siteConfig: {url}}: LoadContext): Plugin {
  const folder = path.join(siteDir, FOLDER);
  const complete = (route: string): string => baseUrl + route.slice(1);
  return {
    name: 'old-addresses',
    loadContent() {
      fs.rmSync(folder, {recursive: true, force: true});
      for (const {to, from} of redirects) {
        const page = renderPage(complete(to), url);
        for (const source of from) {
          const target = path.join(folder, source, 'index.html');
          fs.mkdirSync(path.dirname(target), {recursive: true});
          fs.writeFileSync(target, page);
        }
      }
    },
    async postBuild({routesPaths, outDir}) {
      const isThere = (route: string): boolean =>
        routesPaths.includes(complete(route)) || fs.existsSync(path.join(outDir, route, 'index.html'));
      const lost = redirects.find(({to}) => !isThere(to));
      if (lost) throw new Error(`src/data/redirects.json leads to ${lost.to}, which is not a page of this site.`);
      const hidden = redirects.flatMap(({from}) => from).find((source) => routesPaths.includes(complete(source)));
      if (hidden) throw new Error(`src/data/redirects.json leads away from ${hidden}, which is a page of this site.`);
    },
  };
}
