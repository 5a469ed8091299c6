// The content of the site as plain Markdown, read from the twins that a build writes.
import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');
const BUILD = path.join(ROOT, 'build');
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const ADDRESS = /https:\/\/dockview\.dev\//g;

function filesBelow(folder) {
  return fs
    .readdirSync(path.join(BUILD, folder), {recursive: true})
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file));
}

function readPage(file) {
  const text = fs.readFileSync(path.join(BUILD, file), 'utf8');
  const title = /^# (.*)$/m.exec(text)?.[1] ?? file;
  const body = text
    .replace(FRONT_MATTER, '')
    .replace(/^# .*\n/m, '')
    .replace(ADDRESS, '/')
    .trim();
  return {path: file.replace(/\.md$/, ''), title, body};
}

/**
 * @returns {{docs: Page[], posts: Page[]}} a Page has a `path` as in its address, without slashes around, a `title`,
 *   and its Markdown as `body`, without either. Links lead to addresses on the same site.
 */
export function readContent() {
  if (!fs.existsSync(path.join(BUILD, 'docs.md'))) throw new Error('Build the site first: npm run build');
  return {
    docs: filesBelow('docs').map(readPage),
    posts: filesBelow('blog')
      .filter((file) => file.includes('dockview-'))
      .map(readPage),
  };
}

/** Writes files, given by path, below a folder. */
export function writeFiles(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  }
}
