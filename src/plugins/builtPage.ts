import fs from 'node:fs';
import path from 'node:path';

/** The security policy, which is added late, is not of the content. */
const META = /<meta(?! http-equiv)(?:\s+[^\s=>]+(?:=(?:"[^"]*"|[^\s">]*))?)*\s*\/?>/g;

const CODE = /<pre[ >].*?<\/pre>/gs;
/** Colours of code are most of the elements of a page. */
const COLOUR = /<\/?span[^>]*>/g;

/**
 * Cuts out of a built page what it says: its content, and what it says of itself. The rest, mostly navigation, takes
 * longer to parse than the content, and names files that change with each build.
 */
export function contentOf(html: string): string {
  const content = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const plain = content.replace(CODE, (block) => block.replace(COLOUR, ''));
  return `${html.match(META)?.join('') ?? ''}<body>${plain}`;
}

/**
 * Reads what a built page says.
 * @param outDir - folder of the build.
 * @param route - below the base URL: `/docs/core/panels/add`.
 */
export function readContent(outDir: string, route: string): string {
  return contentOf(fs.readFileSync(path.join(outDir, route, 'index.html'), 'utf8'));
}
