import fs from 'node:fs';
import path from 'node:path';
import {readPageSource} from '../pageSource';

const DOCS = path.resolve(__dirname, '../../../docs');

/**
 * Reads the title of a docs page from its front matter.
 * @param route - below the base URL: `/docs/core/panels/add`, or `/docs/advanced/` for an index.
 * @throws Error that names the route, when there is no such page or it has no title.
 */
export function readPageTitle(route: string): string {
  const name = route.replace(/^\/docs\//, '');
  const file = path.join(DOCS, name === '' || name.endsWith('/') ? `${name}index.mdx` : `${name}.mdx`);
  const title = fs.existsSync(file) ? readPageSource(file).frontMatter.title : undefined;
  if (typeof title !== 'string') throw new Error(`${route} is not a docs page with a title. Expected one in ${file}.`);
  return title;
}
