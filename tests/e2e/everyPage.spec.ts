// What holds for every page of the sitemap, read from the files of the built sites.
import fs from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import * as z from 'zod';
import redirects from '../../src/data/redirects.json';
import {cardPath, markdownPath} from '../../src/lib/pageFiles';
import {readSiteEnv} from '../../src/lib/siteEnv';
import {releases, UPGRADE_GUIDES} from '../../src/plugins/releases/data';
import {fileOf, loadPage, readBuilt, readBuiltSite, type BuiltSite} from '../support/builtSite';
import {crawl} from '../support/crawler';
import {listMarkdown} from '../support/pages';
import {expect, test} from './support';

const {source} = readSiteEnv(process.env);
const EDIT = `${source.repository}/edit/${source.branch}/`;

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

function attributes($: CheerioAPI, selector: string, name: string): (string | undefined)[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name));
}

/** The page names itself, once, its language and its picture. */
function checkHead(site: BuiltSite, route: string, $: CheerioAPI): void {
  const urlOf = (file: string) => `${site.origin}${site.base}${file.slice(1)}`;
  expect(attributes($, 'html', 'lang'), route).toEqual(['en']);
  expect(attributes($, 'link[rel="canonical"]', 'href'), route).toEqual([urlOf(route)]);
  const pictures = attributes($, 'meta[property="og:image"], meta[name="twitter:image"]', 'content');
  expect(pictures, route).toEqual([urlOf(cardPath(route)), urlOf(cardPath(route))]);
  const png = fs.readFileSync(path.join(site.folder, cardPath(route)));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)], route).toEqual([1200, 630]);
  const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content');
  expect(policy, route).toMatch(/script-src 'self' 'sha256-/);
  expect(policy, route).not.toMatch(/script-src[^;]*unsafe-/);
}

/** The Markdown version has the heading, all code, no markup and no dead link. */
function checkMarkdown(site: BuiltSite, route: string, $: CheerioAPI): void {
  const markdown = readBuilt(site, markdownPath(route));
  expect(markdown, route).toMatch(/^---\ntitle: /);
  const heading = $('main h1').first().text().replaceAll('`', '');
  expect(markdown.replaceAll(/[\\`]/g, ''), route).toContain(`\n# ${heading}\n`);
  const {code, prose, links} = read(markdown);
  // Pictures of programs show code too.
  const blocks = $('main pre').not('[aria-hidden=true] pre').toArray();
  expect(code, route).toEqual(blocks.map((block) => $(block).text().trim()));
  const tags = prose.filter((words) => /^<|\{\/\*|^:::|^(?:import|export) .* from /.test(words));
  expect(tags, route).toEqual([]);
  expect(deadLinks(site, links), route).toEqual([]);
}

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

/** Search engines get each type once, with what they require of it. */
function checkStructuredData(route: string, $: CheerioAPI): void {
  const types = $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const whole = data.parse(JSON.parse($(script).text()));
      return whole['@graph'] ?? [node.parse(whole)];
    })
    .map((entry) => {
      const type = entry['@type'];
      if (!isKnown(type)) throw new Error(`${route} has structured data of the unknown type ${type}.`);
      expect(() => STRUCTURED[type].parse(entry), `${type} of ${route}`).not.toThrow();
      return type;
    })
    .sort();
  expect(new Set(types).size, `${route}: ${types.join()}`).toBe(types.length);
  if (route === '/') expect(types).toEqual(['SoftwareSourceCode', 'WebSite']);
  if (route.startsWith('/docs/')) expect(types, route).toEqual(['BreadcrumbList', 'TechArticle']);
  if (route.startsWith('/blog/dockview-')) expect(types, route).toContain('BlogPosting');
}

/** A guide says when it changed, where it can be edited, and which page is next. */
function checkDoc(route: string, $: CheerioAPI, isDated: boolean): void {
  const edit = $('.theme-edit-this-page').attr('href') ?? '';
  expect(edit.startsWith(`${EDIT}docs/`) && fs.existsSync(edit.slice(EDIT.length)), `${route}: ${edit}`).toBe(true);
  if (route !== '/docs/') expect($('.pagination-nav__link').length, route).toBeGreaterThan(0);
  const time = $('.theme-last-updated time').attr('datetime');
  expect(time !== undefined && !Number.isNaN(Date.parse(time)), route).toBe(isDated);
}

for (const [folder, base] of [
  ['build', '/'],
  ['generated/preview', '/preview/'],
] as const) {
  test(`under ${base}, every page is complete in its head, Markdown, data for search engines and ends`, () => {
    test.setTimeout(300_000);
    const site = readBuiltSite(folder, base);
    // A copy of the project without its history has no dates.
    const isDated = readBuilt(site, 'sitemap.xml').includes('<lastmod>');
    for (const route of site.routes) {
      const $ = loadPage(site, route);
      checkHead(site, route, $);
      checkMarkdown(site, route, $);
      checkStructuredData(route, $);
      expect($('tr:not(:has(td, th))').length, route).toBe(0);
      if (route.startsWith('/docs/')) checkDoc(route, $, isDated);
    }
    for (const name of ['llms.txt', 'llms-full.txt']) {
      const {links} = read(readBuilt(site, name));
      expect(links.length).toBeGreaterThan(100);
      expect(deadLinks(site, links), name).toEqual([]);
    }
  });

  test(`under ${base}, all is reached from the first page and the gallery, and nothing is dead`, () => {
    test.setTimeout(300_000);
    const site = readBuiltSite(folder, base);
    const {reached, dead} = crawl(site, ['/', '/templates']);
    expect(dead).toEqual([]);
    const urlOf = (route: string) => `${site.origin}${base}${route.slice(1)}`;
    expect(site.routes.filter((route) => !reached.has(urlOf(route)))).toEqual([]);
    const examples = [...reached.keys()].filter((url) => /\/templates\/.+\/(?:react|typescript)\/$/.test(url));
    expect(examples.length).toBeGreaterThan(60);
    for (const url of examples) expect(reached.get(url), url).toBe(url);
  });

  test(`under ${base}, every old address leads to one page that exists`, () => {
    const site = readBuiltSite(folder, base);
    for (const {to, from} of redirects) {
      expect(readBuilt(site, `${to}/index.html`), to).not.toContain('http-equiv="refresh"');
      for (const old of from) expect(readBuilt(site, `${old}/index.html`), old).toContain(`url=${base}${to.slice(1)}`);
    }
  });
}

test('the sitemap lists every doc, post and page, and says when guides and posts were last changed', () => {
  const site = readBuiltSite('build', '/');
  expect(site.routes).toEqual(
    expect.arrayContaining([
      ...['/', '/demo', '/layout-check', '/theme-builder', '/markdown-page', '/docs/', '/templates'],
      ...['/blog', '/blog/archive', '/blog/tags'],
    ]),
  );
  const docs = listMarkdown('docs').filter((file) => !file.includes('/_'));
  expect(site.routes.filter((route) => route.startsWith('/docs/'))).toHaveLength(docs.length);
  const posts = site.routes.filter((route) => /^\/blog\/dockview-/.test(route));
  expect(posts).toHaveLength(releases.length + UPGRADE_GUIDES.length);
  const entries = [...readBuilt(site, 'sitemap.xml').matchAll(/<url>.*?<\/url>/g)].map(([url]) => url);
  const dated = entries.filter((url) => /<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(url));
  expect(dated.filter((url) => /\/(?:docs|blog\/dockview-)/.test(url))).toHaveLength(docs.length + posts.length);
});

test('llms.txt lists the guides in the order of the sidebar; Markdown has both frameworks and the API', () => {
  const site = readBuiltSite('build', '/');
  const text = readBuilt(site, 'llms.txt');
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
  expect(readBuilt(site, 'docs.md')).toMatch(/\*\*React\*\*[\s\S]*?```tsx title="App\.tsx"[\s\S]*?\*\*TypeScript\*\*/);
  const api = readBuilt(site, 'docs/api/dockview/overview.md');
  expect(api).toMatch(/### `addPanel`\n\n```ts\naddPanel<[\s\S]*?\n```\n\n- Since \[/);
});
