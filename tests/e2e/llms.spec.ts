import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import * as z from 'zod';
import {cardPath, markdownPath} from '../../src/lib/pageFiles';
import {fileOf, loadPage, readBuilt, readBuiltSite, type BuiltSite} from '../support/builtSite';
import {expect, open, test} from './support';

const SITES = [
  ['build', '/'],
  ['generated/preview', '/preview/'],
] as const;

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

function parse(markdown: string): Root {
  return unified().use(remarkParse).use(remarkGfm).parse(markdown.replace(FRONT_MATTER, ''));
}

/** What a text in Markdown is made of. */
function read(markdown: string): {links: string[]; code: string[]; prose: string[]} {
  const parts = {links: [] as string[], code: [] as string[], prose: [] as string[]};
  visit(parse(markdown), (node) => {
    if (node.type === 'link') parts.links.push(node.url);
    if (node.type === 'code') parts.code.push(node.value.trim());
    if (node.type === 'text' || node.type === 'html') parts.prose.push(node.value);
  });
  return parts;
}

function deadLinks(site: BuiltSite, urls: string[]): string[] {
  return urls.filter((url) => url.startsWith(`${site.origin}/`) && !fileOf(site, url));
}

for (const [folder, base] of SITES) {
  test.describe(`under ${base}`, () => {
    test('every page of the sitemap has a Markdown version with its heading and all of its code', () => {
      test.slow();
      const site = readBuiltSite(folder, base);
      for (const route of site.routes) {
        const markdown = readBuilt(site, markdownPath(route));
        const page = loadPage(site, route);
        expect(markdown, route).toMatch(/^---\ntitle: /);
        expect(markdown.replaceAll(/[\\`]/g, ''), route).toContain(
          `\n# ${page('main h1').first().text().replaceAll('`', '')}\n`,
        );
        // Pictures of programs show code too.
        const blocks = page('main pre').not('[aria-hidden=true] pre').toArray();
        expect(read(markdown).code, route).toEqual(blocks.map((block) => page(block).text().trim()));
      }
    });

    test('a Markdown version has no markup of the page left, and its links work', () => {
      test.slow();
      const site = readBuiltSite(folder, base);
      for (const route of site.routes) {
        const markdown = readBuilt(site, markdownPath(route));
        const {prose, links} = read(markdown);
        const tags = prose.filter((words) => /^<|\{\/\*|^:::|^(?:import|export) .* from /.test(words));
        expect(tags, route).toEqual([]);
        expect(deadLinks(site, links), route).toEqual([]);
      }
    });

    test('llms.txt and llms-full.txt link pages that exist', () => {
      const site = readBuiltSite(folder, base);
      for (const name of ['llms.txt', 'llms-full.txt']) {
        const {links} = read(readBuilt(site, name));
        expect(links.length).toBeGreaterThan(100);
        expect(deadLinks(site, links), name).toEqual([]);
      }
    });

    test('every page of the sitemap names itself, once, and its own card', () => {
      const site = readBuiltSite(folder, base);
      for (const route of site.routes) {
        const page = loadPage(site, route);
        const canonical = page('link[rel="canonical"]')
          .toArray()
          .map((link) => page(link).attr('href'));
        expect(canonical, route).toEqual([`${site.origin}${base}${route.slice(1)}`]);
        const card = `${site.origin}${base}${cardPath(route).slice(1)}`;
        const named = page('meta[property="og:image"], meta[name="twitter:image"]').toArray();
        expect(
          named.map((meta) => page(meta).attr('content')),
          route,
        ).toEqual([card, card]);
        const png = fs.readFileSync(path.join(site.folder, cardPath(route)));
        expect(png.subarray(1, 4).toString(), route).toBe('PNG');
        expect([png.readUInt32BE(16), png.readUInt32BE(20)], route).toEqual([1200, 630]);
      }
    });
  });
}

test('llms.txt lists the guides in the order of the sidebar, with their descriptions', () => {
  const text = readBuilt(readBuiltSite('build', '/'), 'llms.txt');
  const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(titles).toEqual([
    'Start here',
    'Get started',
    'Core',
    'Core: Panels',
    'Core: Groups',
    'Core: Drag and drop',
    'Core: State',
    'Other components',
    'Advanced',
    'Help',
    'API: Dockview',
    'API: Gridview',
    'API: Splitview',
    'API: Paneview',
    'Optional',
  ]);
  const entries = text.split('\n').filter((line) => line.startsWith('- ['));
  expect(entries.filter((line) => line.includes('/docs/') && !/\.md\): .+\.$/.test(line))).toEqual([]);
});

test('Markdown has both frameworks, the members of the API and their first release', () => {
  const site = readBuiltSite('build', '/');
  expect(readBuilt(site, 'docs.md')).toMatch(/\*\*React\*\*[\s\S]*?```tsx title="App\.tsx"[\s\S]*?\*\*TypeScript\*\*/);
  const api = readBuilt(site, 'docs/api/dockview/overview.md');
  expect(api).toMatch(/### `addPanel`\n\n```ts\naddPanel<[\s\S]*?\n```\n\n- Since \[/);
});

const text = z.string().min(1);
const author = z.object({'@type': z.literal('Organization'), name: text, url: z.url()});
const listItem = z.object({'@type': z.literal('ListItem'), position: z.number(), name: text, item: z.url()});

/** What search engines require of each type the site tells them about. */
const STRUCTURED = {
  BreadcrumbList: z.object({itemListElement: z.array(listItem).min(1)}),
  TechArticle: z.object({headline: text, description: text, url: z.url(), image: z.url(), author}),
  BlogPosting: z.object({headline: text, datePublished: text, url: z.url(), image: z.url(), author}),
  Blog: z.object({blogPost: z.array(z.object({'@type': z.literal('BlogPosting')})).min(1)}),
  WebSite: z.object({name: text, url: z.url()}),
  SoftwareSourceCode: z.object({name: text, codeRepository: z.url(), programmingLanguage: text, version: text, author}),
} as const;

function isKnown(type: string): type is keyof typeof STRUCTURED {
  return type in STRUCTURED;
}

const node = z.looseObject({'@type': text});
const data = z.looseObject({'@context': z.literal('https://schema.org'), '@graph': z.array(node).optional()});

/** The types that a page tells search engines about, each with its required fields. */
function structuredTypes(site: BuiltSite, route: string): string[] {
  const page = loadPage(site, route);
  const scripts = page('script[type="application/ld+json"]').toArray();
  return scripts.flatMap((script) => {
    const whole = data.parse(JSON.parse(page(script).text()));
    return (whole['@graph'] ?? [node.parse(whole)]).map((entry) => {
      const type = entry['@type'];
      if (!isKnown(type))
        throw new Error(`${route} has structured data of the type ${type}, which this test does not know.`);
      expect(() => STRUCTURED[type].parse(entry), `${type} of ${route}`).not.toThrow();
      return type;
    });
  });
}

test('search engines get the software, articles, posts and breadcrumbs, each once and complete', () => {
  const site = readBuiltSite('build', '/');
  for (const route of site.routes) {
    const types = structuredTypes(site, route);
    expect(new Set(types).size, `${route}: ${types.join(', ')}`).toBe(types.length);
    if (route === '/') expect(types.sort()).toEqual(['SoftwareSourceCode', 'WebSite']);
    if (route.startsWith('/docs/')) expect(types.sort(), route).toEqual(['BreadcrumbList', 'TechArticle']);
    if (route.startsWith('/blog/dockview-')) expect(types, route).toContain('BlogPosting');
  }
});

test('the sitemap says when each guide and post was last changed', () => {
  const sitemap = readBuilt(readBuiltSite('build', '/'), 'sitemap.xml');
  const written = [...sitemap.matchAll(/<url>.*?<\/url>/g)].filter(([url]) => /\/(?:docs|blog\/dockview-)/.test(url));
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter(([url]) => !/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(url))).toEqual([]);
});

test('a page can be copied as Markdown and opened as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/core/panels/add');
  const menu = page.locator('summary:visible').filter({hasText: 'Copy page'});
  const before = await page.getByRole('heading', {level: 1}).boundingBox();
  await menu.press('Enter');
  await page.getByRole('button', {name: 'Copy as Markdown'}).press('Enter');
  await expect(menu).toBeFocused();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  expect(await page.getByRole('heading', {level: 1}).boundingBox()).toEqual(before);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('\n# Add panels\n');
  await menu.press('Enter');
  await page.getByRole('link', {name: 'View as Markdown'}).click();
  await expect(page).toHaveURL(/\/docs\/core\/panels\/add\.md$/);
  await expect(page.locator('body')).toContainText('# Add panels');
});

test('a page that cannot be copied says so', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/core/panels/add');
  // What a host with a sign-in answers: a page instead of the file.
  await page.route('**/*.md', (route) => route.fulfill({contentType: 'text/html', body: '<p>Sign in</p>'}));
  await page.locator('summary:visible').filter({hasText: 'Copy page'}).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: "Couldn't copy"})).toBeVisible();
});
