import {escapeHtml} from '../../lib/escapeHtml';
import {examplePath} from '../../lib/exampleSummary';
import {FRAMEWORK_LABELS, type Framework} from '../../lib/frameworks';
import {answerColorScheme} from '../../lib/playground/colorMode';
import {leaveFocusOutside} from '../../lib/playground/frameFocus';
import {EXAMPLE_PAGE_STYLE} from '../../lib/playground/pageStyle';
import type {Bundles} from './bundle';
import type {Example} from './readExamples';

/** Runs in the page of an example before anything else. `answer` is `answerColorScheme`. */
function followSiteColorMode(answer: (mode: 'light' | 'dark') => void): void {
  const readMode = () => {
    try {
      return window.localStorage.getItem('theme') === 'dark' ? 'dark' : 'light';
    } catch {
      return 'light';
    }
  };
  const mode = readMode();
  answer(mode);
  window.addEventListener('storage', (event) => {
    if (event.key === 'theme' && readMode() !== mode) window.location.reload();
  });
}

/** Runs in the page while the site is written: shows the example anew when its source has changed. */
function reloadWhenRebuilt(everyMs: number): void {
  let known: string | undefined;
  setInterval(async () => {
    const text = await (await fetch(window.location.href, {cache: 'no-store'})).text();
    if (known !== undefined && text !== known) window.location.reload();
    known = text;
  }, everyMs);
}

/**
 * Writes the HTML page that shows one variant of an example and nothing else. All addresses it loads from are relative,
 * so the page works under any base URL.
 * @param example - the example.
 * @param framework - which variant.
 * @param bundles - where the scripts and style sheets are, relative to the folder that holds all pages.
 * @param siteUrl - origin and base URL: `https://dockview.dev/`.
 */
export function renderPage(example: Example, framework: Framework, bundles: Bundles, siteUrl: string): string {
  const root = '../'.repeat(example.id.split('/').length + 1);
  const {script, stylesheet} = bundles.examples[`${example.id}/${framework}`]!;
  const imports = Object.fromEntries(Object.entries(bundles.vendor).map(([name, file]) => [name, root + file]));
  const stylesheets = [bundles.vendorStylesheet, stylesheet].filter((file) => file !== undefined);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(example.title)} (${FRAMEWORK_LABELS[framework]}) | Dockview examples</title>`,
    `<meta name="description" content="${escapeHtml(example.summary)}">`,
    `<link rel="canonical" href="${siteUrl}${examplePath(example.id, framework).slice(1)}">`,
    '<link rel="icon" href="data:,">',
    `<script>(${followSiteColorMode.toString()})(${answerColorScheme.toString()})</script>`,
    `<script>(${leaveFocusOutside.toString()})()</script>`,
    ...(process.env.NODE_ENV === 'development' ? [`<script>(${reloadWhenRebuilt.toString()})(1000)</script>`] : []),
    `<style>${EXAMPLE_PAGE_STYLE}</style>`,
    ...stylesheets.map((file) => `<link rel="stylesheet" href="${root}${file}">`),
    `<script type="importmap">${JSON.stringify({imports})}</script>`,
    `<script type="module" src="${root}${script}"></script>`,
    '</head>',
    '<body>',
    '<main id="app"></main>',
    '<noscript>This example needs JavaScript. Its source stands on the page it belongs to.</noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
