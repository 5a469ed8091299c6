import redirects from '../../src/data/redirects.json';
import {loadPage, readBuiltSite} from '../support/builtSite';
import {crawl} from '../support/crawler';
import {expect, test} from './support';

const SITES = [
  ['build', '/'],
  ['generated/preview', '/preview/'],
] as const;

for (const [folder, base] of SITES) {
  test(`from the first page and the gallery under ${base}, all is reached and nothing is dead`, () => {
    test.slow();
    const site = readBuiltSite(folder, base);
    const {reached, dead} = crawl(site, ['/', '/templates']);
    expect(dead).toEqual([]);
    const addressOf = (route: string) => `${site.origin}${base}${route.slice(1)}`;
    expect(site.routes.filter((route) => !reached.has(addressOf(route)))).toEqual([]);
  });

  test(`old addresses under ${base} lead to pages, none in a circle`, () => {
    const site = readBuiltSite(folder, base);
    const {dead} = crawl(
      site,
      redirects.flatMap(({from}) => from),
    );
    expect(dead).toEqual([]);
  });

  test(`every example under ${base} names the one address it has`, () => {
    const site = readBuiltSite(folder, base);
    const prefix = `${site.origin}${base}`;
    const {reached} = crawl(site, ['/templates']);
    const examples = [...reached].filter((address) => /\/templates\/.+\/(?:react|typescript)\/$/.test(address));
    expect(examples.length).toBeGreaterThan(60);
    for (const address of examples) {
      const page = loadPage(site, address.slice(prefix.length - 1));
      expect(page('link[rel="canonical"]').attr('href'), address).toBe(address);
    }
  });
}

test('every table row on every page has cells', () => {
  test.slow();
  const site = readBuiltSite('build', '/');
  const empty = site.routes.filter((route) => loadPage(site, route)('tr:not(:has(td, th))').length > 0);
  expect(empty).toEqual([]);
});
