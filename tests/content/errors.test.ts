import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readMessages} from '../support/libraryMessages';
import {listFiles, ROOT} from '../support/pages';

const PAGE = 'docs/help/errors.mdx';
const OTHERS = '## Errors from the browser and React';

/** The messages in the first column of the page's tables. */
function readEntries(): string[] {
  const [page = ''] = fs.readFileSync(path.join(ROOT, PAGE), 'utf8').split(OTHERS);
  const cells = [...page.matchAll(/^\| (`[^|]*`) +\|/gm)].map(([, cell]) => cell!);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]*)`/g)].map(([, text]) => text!));
}

const files = [
  path.join(ROOT, 'node_modules/dockview-core/dist/dockview-core.esm.js'),
  ...listFiles('node_modules/dockview/dist/esm', /\.js$/),
];
const messages = [...new Set(files.flatMap((file) => [...readMessages(file)]))];
const entries = readEntries();

describe('the page of errors and warnings', () => {
  it('has an entry for each message of the installed library', () => {
    expect(messages.length).toBeGreaterThan(40);
    const missing = messages.filter((message) => !entries.includes(message));
    expect(missing.map((message) => `${PAGE} has no entry "${message}"`)).toEqual([]);
  });

  it('has no entry that the installed library does not know', () => {
    const stale = entries.filter((entry) => !messages.includes(entry));
    expect(stale.map((entry) => `${PAGE}: no package says "${entry}"`)).toEqual([]);
  });

  it('has one entry for each message', () => {
    expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
  });
});
