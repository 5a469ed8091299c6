#!/usr/bin/env node
/**
 * Renames the CSS classes of Dockview 1.17 to those of 2.0.0 in stylesheets, scripts and HTML.
 *
 *   node 2.0.0-classes.mjs src           lists each change and writes nothing
 *   node 2.0.0-classes.mjs --write src   writes the changes
 *
 * A name such as `tab` or `view` may also be one of yours. It is renamed only where the same selector or string, or an
 * enclosing rule, names a class that can only be Dockview's. Everywhere else it is listed with a question mark.
 */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Names that hardly anyone else uses. */
const UNMISTAKABLE = [
  'groupview active-group inactive-group locked-groupview tabs-and-actions-container void-container',
  'pre-actions-container left-actions-container right-actions-container drop-target-dropzone drop-target-selection',
  'watermark-title watermark-content grid-view branch-node split-view-container sash-container dockview-pane-header-icon',
].flatMap((line) => line.split(' '));

const AMBIGUOUS = [
  'empty tabs-container tab active-tab inactive-tab content-container drop-target watermark has-actions',
  'actions-container close-action view-container view horizontal vertical separator-border sash enabled disabled',
  'maximum minimum pane-container pane pane-header pane-body default-header animated dockview-svg',
].flatMap((line) => line.split(' '));

/** New name of each class, by its name in 1.17. */
export const RENAMED = new Map(
  [...UNMISTAKABLE, ...AMBIGUOUS].map((name) => [name, `dv-${name.replace(/^dockview-/, '')}`]),
);

const unmistakable = new Set(UNMISTAKABLE);
const STYLES = new Set(['.css', '.scss', '.sass', '.less']);
const SOURCES = new Set(['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.mts', '.cts', '.html', '.vue']);
const SKIPPED = new Set(['node_modules', 'dist', 'build', '.git']);

const belongsToDockview = (name) => unmistakable.has(name) || /^dv-|^dockview-theme-/.test(name);
const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** Replaces comments by spaces, so that positions stay. */
function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** Start and end of each part of a selector list, split at the commas outside of parentheses. */
function splitList(text) {
  const parts = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index <= text.length; index++) {
    const char = text[index];
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (index === text.length || (char === ',' && depth === 0)) {
      parts.push([start, index]);
      start = index + 1;
    }
  }
  return parts;
}

/** Finds the classes of one selector list; `inside` says whether an enclosing rule is Dockview's. */
function readSelectors(text, offset, inside) {
  const found = [];
  let names = false;
  for (const [start, end] of splitList(text)) {
    const classes = [...text.slice(start, end).matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)];
    const isSure = inside || classes.some(([, name]) => belongsToDockview(name));
    names ||= isSure;
    for (const {1: name, index} of classes) {
      if (RENAMED.has(name)) found.push({name, index: offset + start + index + 1, isSure});
    }
  }
  return {found, isSure: names};
}

function readStyles(text, offset = 0) {
  const source = withoutComments(text);
  const found = [];
  const enclosing = [false];
  let start = 0;
  for (const {0: char, index} of source.matchAll(/[{};]/g)) {
    if (char === '{') {
      const inside = enclosing.at(-1);
      const selectors = readSelectors(source.slice(start, index), offset + start, inside);
      found.push(...selectors.found);
      enclosing.push(inside || selectors.isSure);
    } else if (char === '}' && enclosing.length > 1) {
      enclosing.pop();
    }
    start = index + 1;
  }
  return found;
}

/** Finds the classes of a string in a script or of an attribute: a selector, or names separated by spaces. */
function readString(text, offset) {
  if (/(?:^|[\s>+~,(&*\]:])[a-z]*\.[_a-zA-Z-]/.test(text)) return readSelectors(text, offset, false).found;
  const words = [...text.matchAll(/[^\s]+/g)];
  const isSure = words.some(([word]) => belongsToDockview(word));
  if (!isSure && words.length > 1) return [];
  return words.filter(([word]) => RENAMED.has(word)).map(({0: name, index}) => ({name, index: offset + index, isSure}));
}

function readSource(text) {
  const blocks = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  const styles = blocks.flatMap(({0: block, 1: css, index}) => readStyles(css, index + block.indexOf(css)));
  const strings = [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].flatMap(({0: quoted, index}) =>
    readString(quoted.slice(1, -1), index + 1),
  );
  return [...styles, ...strings.filter(({index}) => !styles.some((style) => style.index === index))];
}

/**
 * Renames the classes of one file.
 * @param text - what the file contains.
 * @param extension - its ending, with the dot.
 * @returns the new text, and each place with its line; `isSure` is false where nothing was renamed.
 */
export function renameClasses(text, extension) {
  const found = STYLES.has(extension) ? readStyles(text) : readSource(text);
  const places = found.sort((a, b) => a.index - b.index).map((place) => ({...place, line: lineAt(text, place.index)}));
  let result = text;
  for (const {name, index} of places.filter(({isSure}) => isSure).reverse()) {
    result = result.slice(0, index) + RENAMED.get(name) + result.slice(index + name.length);
  }
  return {text: result, places};
}

function listFiles(root) {
  if (fs.statSync(root).isFile()) return [root];
  return fs.readdirSync(root, {withFileTypes: true}).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const file = path.join(root, entry.name);
    if (entry.isDirectory()) return listFiles(file);
    return STYLES.has(path.extname(file)) || SOURCES.has(path.extname(file)) ? [file] : [];
  });
}

function main(args) {
  const write = args.includes('--write');
  const roots = args.filter((arg) => arg !== '--write');
  const unknown = roots.find((root) => root.startsWith('-') || !fs.existsSync(root));
  if (roots.length === 0 || unknown !== undefined) {
    console.error(unknown === undefined ? 'Name a folder or a file.' : `There is no file or option "${unknown}".`);
    console.error('Usage: node 2.0.0-classes.mjs [--write] <folder or file>…');
    process.exitCode = 1;
    return;
  }
  const counts = {renamed: 0, open: 0};
  for (const file of roots.flatMap(listFiles)) {
    const before = fs.readFileSync(file, 'utf8');
    const {text, places} = renameClasses(before, path.extname(file));
    for (const {name, line, isSure} of places) {
      console.info(`${isSure ? ' ' : '?'} ${file}:${line}  ${name} -> ${RENAMED.get(name)}`);
      counts[isSure ? 'renamed' : 'open']++;
    }
    if (write && text !== before) fs.writeFileSync(file, text);
  }
  const done = write ? 'renamed' : 'to rename; run again with --write';
  console.info(`${counts.renamed} ${done}. ${counts.open} to check by hand (marked with ?).`);
}

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
