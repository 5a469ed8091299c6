import {inlineCall} from '../inlineScript';
import {startLateScripts} from './lateScripts';

/** A file of styles: its path below the base URL, and what it holds. */
export interface StyleFile {
  file: string;
  text: string;
}

const STYLE_LINKS = /(<link rel="?stylesheet"? href="?[^" >]*\/assets\/css\/[^" >]+"?\s*\/?>)+/;
const MAIN_SCRIPTS = /(?:<script src="?[^" >]*\/assets\/js\/[^" >]+"? defer><\/script>)+/;

/** The generator's id of what follows the navbar. */
const BELOW_NAVBAR = '__docusaurus_skipToContent_fallback';
/**
 * Holds the first paint until the navbar has been read. A browser that draws a long page bit by bit would show it with a
 * part of its items, which then move.
 */
const NAVBAR_FIRST = `<link rel=expect href=#${BELOW_NAVBAR} blocking=render>`;

function replaceOnce(html: string, pattern: RegExp, replace: (found: string) => string, what: string, page: string) {
  if (!pattern.test(html)) throw new Error(`${page} has no ${what}: adapt src/plugins/firstView to the generator.`);
  return html.replace(pattern, replace);
}

/**
 * Puts styles into a page, in place of its links to them, so that the first paint has them. `data-href` tells the loader
 * of chunks that a file is there.
 * @param html - text of the page.
 * @param page - its file, for the message of the error.
 * @throws when the page has no link to styles, or no navbar.
 */
export function withStyles(html: string, styles: readonly StyleFile[], page: string): string {
  if (!html.includes(BELOW_NAVBAR)) throw new Error(`${page} has no ${BELOW_NAVBAR}: adapt src/plugins/firstView.`);
  const elements = styles.map(({file, text}) => `<style data-href="${file}">${text}</style>`);
  return replaceOnce(html, STYLE_LINKS, () => NAVBAR_FIRST + elements.join(''), 'link to styles', page);
}

const STARTER = `<script>${inlineCall(startLateScripts)}</script>`;

/**
 * Turns scripts into ones that start late, the bundler's runtime last: what it starts then stands on top of that small
 * script, and not of the main one, whose whole text Chromium reads again for a stack trace, also for its own records.
 */
function lateScripts(scripts: string): string {
  return scripts
    .split(/(?<=<\/script>)/)
    .map((script) => script.replace(' defer>', ' type=late>'))
    .reverse()
    .join('');
}

/**
 * Lets a page load its scripts after it is drawn, in one go: the main ones, and those that these would ask for next.
 * @param html - text of the page.
 * @param scripts - paths below the base URL of what the main scripts ask for.
 * @param page - its file, for the message of the error.
 * @throws when the page has no main script.
 */
export function withLateScripts(html: string, scripts: readonly string[], baseUrl: string, page: string): string {
  const links = scripts.map((file) => `<link rel=late as=script fetchpriority=low href="${baseUrl}${file}">`);
  return replaceOnce(html, MAIN_SCRIPTS, (found) => lateScripts(found) + links.join('') + STARTER, 'main script', page);
}
