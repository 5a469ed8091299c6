/** A file of styles: its path below the base URL, and what it holds. */
export interface StyleFile {
  file: string;
  text: string;
}

const STYLE_LINKS = /(<link rel="?stylesheet"? href="?[^" >]*\/assets\/css\/[^" >]+"?\s*\/?>)+/;
const MAIN_SCRIPT = /<script src="?[^" >]*\/assets\/js\/main\.[^>]*><\/script>/;

function replaceOnce(html: string, pattern: RegExp, replace: (found: string) => string, what: string, page: string) {
  if (!pattern.test(html)) throw new Error(`${page} has no ${what}: adapt src/plugins/firstView to the generator.`);
  return html.replace(pattern, replace);
}

/**
 * Puts styles into a page, in place of its links to them. `data-href` tells the loader of chunks that a file is there.
 * @param html - text of the page.
 * @param page - its file, for the message of the error.
 * @throws when the page has no link to styles.
 */
export function withStyles(html: string, styles: readonly StyleFile[], page: string): string {
  const elements = styles.map(({file, text}) => `<style data-href="${file}">${text}</style>`);
  return replaceOnce(html, STYLE_LINKS, () => elements.join(''), 'link to styles', page);
}

/**
 * Lets a page fetch scripts before its main script asks for them.
 * @param html - text of the page.
 * @param scripts - paths below the base URL.
 * @param page - its file, for the message of the error.
 * @throws when the page has no main script.
 */
export function withPreloads(html: string, scripts: readonly string[], baseUrl: string, page: string): string {
  const links = scripts.map((file) => `<link rel=preload as=script fetchpriority=low href="${baseUrl}${file}">`);
  return replaceOnce(html, MAIN_SCRIPT, (script) => script + links.join(''), 'main script', page);
}
