import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import specification from '../specification.json';
import {ROOT} from '../support/pages';

interface Entry {
  section: string;
  sentence: string;
  /** Beginnings of test titles. */
  tests?: string[];
  /** Why no test can show it. */
  reason?: string;
}

const entries: Entry[] = specification;

function testSources(): string {
  const folders = ['tests/e2e', 'tests/build', 'tests/content', 'src'];
  return folders
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
        .map((name) => path.join(ROOT, folder, name)),
    )
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
}

const sources = testSources();
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('list of the specification', () => {
  it.each(entries)('$section: $sentence', ({tests, reason}) => {
    expect(Boolean(tests?.length) !== Boolean(reason), 'names tests, or a reason why there is none').toBe(true);
    for (const title of tests ?? []) {
      const isThere = ["'", '`'].some((quote) => new RegExp(`\\(\\s*${quote}${escape(title)}`).test(sources));
      expect(isThere, `there is no test whose title starts with "${title}"`).toBe(true);
    }
  });

  it('covers every section', () => {
    expect([...new Set(entries.map(({section}) => section))]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });
});
