import fs from 'node:fs';
import path from 'node:path';

/** All but the security policy, which is not part of the content. */
const META = /<meta(?! http-equiv)(?:\s+[^\s=>]+(?:=(?:"[^"]*"|[^\s">]*))?)*\s*\/?>/g;

const CODE = /<pre[ >].*?<\/pre>/gs;
/** Most elements of a page are tokens of highlighted code. */
const TOKEN = /<\/?span[^>]*>/g;

/**
 * Extracts the content and the metadata of a built page. The rest, mostly navigation and styles, takes longer to parse.
 */
function contentOf(html: string): string {
  const content = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const plain = content.replace(CODE, (block) => block.replace(TOKEN, ''));
  return `${html.match(META)?.join('') ?? ''}<body>${plain}`;
}

/**
 * Reads the content of a built page.
 * @param outDir - folder of the build.
 * @param route - below the base URL: `/docs/core/panels/add`.
 */
export function readContent(outDir: string, route: string): string {
  return contentOf(fs.readFileSync(path.join(outDir, route, 'index.html'), 'utf8'));
}
