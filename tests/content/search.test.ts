import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import synonyms from '../../src/data/synonyms.json';
import {createEngine} from '../../src/components/Search/engine/engine';
import {groupByPage} from '../../src/components/Search/engine/group';
import type {SearchPage} from '../../src/lib/search/records';
import {splitPages} from '../../src/plugins/search';
import {readPages} from '../../src/plugins/search/readPages';
import laterQueries from '../search/laterQueries.json';
import openQuestions from '../search/openQuestions.json';
import queries from '../search/queries.json';
import unseenQueries from '../search/unseenQueries.json';
import {ROOT} from '../support/pages';
import {measureQuality, type OfferedPages} from '../support/searchQuality';

/** What a reader may have to load before the first result, in bytes after gzip: index, engine and dialog. */
const BYTES = 150_000;

const allQueries = [...queries, ...laterQueries, ...unseenQueries];

let pages: SearchPage[] = [];
let offer: (query: string) => OfferedPages;

beforeAll(async () => {
  pages = await readPages(ROOT);
  const engine = createEngine();
  engine.add(pages);
  offer = (query) =>
    groupByPage(engine.search(query).hits, 8, 4).map(({page: {route}, hits}) => ({
      route,
      addresses: hits.map(({section: {anchor}}) => (anchor ? `${route}#${anchor}` : route)),
    }));
}, 300_000);

function addresses(): string[] {
  return pages.flatMap(({route, sections}) => [route, ...sections.map(({anchor}) => `${route}#${anchor}`)]);
}

async function gzipOfBundle(entry: string): Promise<number> {
  const {outputFiles} = await build({
    entryPoints: [`${ROOT}/src/components/Search/${entry}`],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react/*', '@docusaurus/*'],
    logOverride: {'empty-import-meta': 'silent'},
  });
  return outputFiles.reduce((sum, {contents}) => sum + gzipSync(contents).length, 0);
}

describe('the query set', () => {
  it('holds at least 150 queries, each once', () => {
    const asked = allQueries.map(({query}) => query);
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(asked.filter((query, index) => asked.indexOf(query) !== index)).toEqual([]);
  });

  it('expects pages and headings that exist', () => {
    const expected = allQueries.flatMap((one) => one.expect);
    expect(expected.filter((one) => !addresses().some((address) => address.startsWith(one)))).toEqual([]);
  });

  it('finds a heading for each question that the first edition left open', () => {
    const expected = openQuestions.flatMap((one) => one.expect);
    expect(expected.filter((one) => !addresses().includes(one))).toEqual([]);
  });
});

describe('the search', () => {
  it('answers 97 % of all queries among the first three pages, 85 % with the first', async () => {
    const {first, firstThree, misses} = await measureQuality(offer, allQueries);
    expect(firstThree, JSON.stringify(misses.filter(({place}) => place === 0 || place > 3))).toBeGreaterThanOrEqual(
      0.97,
    );
    expect(first, JSON.stringify(misses)).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    ['later', laterQueries],
    ['unseen', unseenQueries],
  ])('answers the %s queries nearly as well', async (_, set) => {
    const {first, firstThree, misses} = await measureQuality(offer, set);
    expect(firstThree, JSON.stringify(misses)).toBeGreaterThanOrEqual(0.9);
    expect(first, JSON.stringify(misses)).toBeGreaterThanOrEqual(0.7);
  });

  it('knows the name of each member of the reference', () => {
    const {sections = []} = pages.find(({route}) => route === '/docs/api/dockview/overview') ?? {};
    expect(sections.find(({anchor}) => anchor === 'addPanel')?.symbol).toBe('DockviewApi.addPanel');
    const sectionsOfApi = pages.filter(({kind}) => kind === 'api').flatMap((page) => page.sections);
    // The others are titles of pages and of their parts.
    expect(sectionsOfApi.filter(({symbol}) => symbol).length / sectionsOfApi.length).toBeGreaterThan(0.8);
  });

  it('reads admonitions as their words', () => {
    const texts = pages.flatMap((page) => page.sections.map(({text}) => text));
    expect(texts.filter((text) => text.includes(':::'))).toEqual([]);
  });

  it('loads less than 150 KB before the first result', async () => {
    const [[, first]] = splitPages(pages) as [[string, SearchPage[]]];
    const index = gzipSync(JSON.stringify(first)).length;
    const code = (await gzipOfBundle('search.worker.ts')) + (await gzipOfBundle('SearchDialog.tsx'));
    expect(index + code).toBeLessThan(BYTES);
  });
});

describe('the synonyms', () => {
  it('are groups of at least two different phrases', () => {
    const phrase = z.string().regex(/^\S(?:.*\S)?$/);
    const group = z
      .array(phrase)
      .min(2)
      .refine((phrases) => new Set(phrases).size === phrases.length);
    expect(z.array(group).safeParse(synonyms).error).toBeUndefined();
  });
});
