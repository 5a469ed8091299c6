import {escapeHtml} from '../../lib/escapeHtml';
import {FRAMEWORK_LABELS} from '../../lib/frameworks';
import type {Asset, Bundle, Variant, Vendor} from './bundle';

/** Where the page that runs edited code lies, below the base URL. */
export const SANDBOX_FOLDER = 'sandbox/';

/**
 * The policy of the page that runs edited code: it loads its own modules, styles and data, and nothing else. Inline
 * script is allowed until the import map is written, before the code runs.
 */
const SANDBOX_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'media-src data: blob:',
  "frame-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** Shows the message below the program while there is no program, after some time. It works without any script. */
const LATE_STYLE = [
  '#late { position: fixed; top: 0; margin: 1rem; animation: appear 0s 8s backwards; }',
  '@keyframes appear { from { visibility: hidden; } }',
  '#app:not(:empty) ~ #late { display: none; }',
  '@media (scripting: none) { #late { display: none; } }',
].join(' ');

interface ExamplePage extends Variant {
  /** Complete URL of the page. */
  url: string;
  bundle: Bundle;
  vendor: Vendor;
  /** The script that runs before anything else. */
  setUp: Asset;
}

/**
 * Writes the HTML page that shows one variant of an example and nothing else. All URLs it loads from are relative, so
 * that the page works under any base URL.
 */
export function renderPage({example, framework, url, bundle, vendor, setUp}: ExamplePage): string {
  const root = '../'.repeat(example.id.split('/').length + 1);
  const imports = Object.fromEntries(vendor.modules.map(({name, file}) => [name, root + file]));
  const stylesheets = [vendor.stylesheet, ...(bundle.stylesheet ? [bundle.stylesheet] : [])];
  return [
    '<!doctype html>',
    `<html lang="en" data-example="${example.id}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(example.title)} (${FRAMEWORK_LABELS[framework]}) | Dockview examples</title>`,
    `<meta name="description" content="${escapeHtml(example.summary)}">`,
    `<link rel="canonical" href="${url}">`,
    '<link rel="icon" href="data:,">',
    `<style>${LATE_STYLE}</style>`,
    `<script src="${root}${setUp.name}"></script>`,
    ...stylesheets.map(({name}) => `<link rel="stylesheet" href="${root}${name}">`),
    `<script type="importmap">${JSON.stringify({imports})}</script>`,
    `<script type="module" src="${root}${bundle.script.name}"></script>`,
    '</head>',
    '<body>',
    '<main id="app"></main>',
    '<p id="late">The example did not load. Reload the page to try again.</p>',
    '<noscript>This example needs JavaScript. You can read its source in the guide that shows it.</noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * Writes the page in which edited code runs. It is a page, and not text in an attribute, because such text would be
 * held to the content security policy of the page around it, which does not let that code run.
 * @param script - waits for code and runs it. It does nothing outside of a sandbox.
 */
export function renderSandbox(script: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${SANDBOX_POLICY}">`,
    '<meta name="robots" content="noindex"><title>Edited example</title>',
    `<script>${script.replaceAll('</script', '<\\/script')}</script>`,
    '</head><body><main id="app"></main></body></html>',
  ].join('');
}
