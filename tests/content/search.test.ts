import {beforeAll, describe, expect, it} from 'vitest';
import {createEngine} from '../../src/components/Search/engine/engine';
import {groupByPage} from '../../src/components/Search/engine/group';
import type {SearchPage} from '../../src/lib/search/records';
import {readPages} from '../../src/plugins/search/readPages';
import laterQueries from '../search/laterQueries.json';
import openQuestions from '../search/openQuestions.json';
import queries from '../search/queries.json';
import unseenQueries from '../search/unseenQueries.json';
import {ROOT} from '../support/pages';
import {measureQuality, type OfferedPages} from '../support/searchQuality';

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

  it.each(['change colours', 'theme builder', 'brand color'])(
    'offers the theme builder among the first three pages for “%s”',
    (query) => {
      const routes = offer(query).map(({route}) => route);
      expect(routes.slice(0, 3)).toContain('/theme-builder');
    },
  );

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
});
