// Compares search engines on all queries: `npm install --no-save pagefind@1.6.0 && npx tsx tests/search/benchmark.ts`.
// Figures are printed, not tested: times depend on the machine. All engines get the same sections; the first is the one
// the site uses. Bytes are those of engine and index before the first result. Times are what the thread computes,
// multiplied as if it were slower; so they hold on a busy machine too, and leave out the network.
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type CDPSession, type Page} from '@playwright/test';
import {build} from 'esbuild';
import sirv from 'sirv';
import {findChromium} from '../../tools/chromium.mjs';
import type {SearchPage} from '../../src/lib/search/records';
import {splitPages} from '../../src/plugins/search';
import {readPages} from '../../src/plugins/search/readPages';
import {ROOT} from '../support/pages';
import {measureQuality, type OfferedPages} from '../support/searchQuality';
import laterQueries from './laterQueries.json';
import queries from './queries.json';
import unseenQueries from './unseenQueries.json';

const FOLDER = path.join(ROOT, 'generated/search-benchmark');
/** Not among the dependencies: its parts are not published for every platform, so the lock file could not be whole. */
const PAGEFIND = 'pagefind';

interface PagefindBuilder {
  createIndex: (options: object) => Promise<{
    index: {
      addCustomRecord: (record: object) => Promise<unknown>;
      writeFiles: (options: {outputPath: string}) => Promise<unknown>;
    };
  }>;
  close: () => Promise<unknown>;
}

const QUERY = 'save layout';
const SLOWDOWN = 4;

/** Scripts that put `window.load` and `window.find` on a page; `find` gives addresses, best first. */
const ENGINES = {
  'MiniSearch, as used here': `
    import {createEngine} from '${ROOT}/src/lib/search/engine';
    import {findResults} from '${ROOT}/src/lib/search/results';
    const engine = createEngine();
    const add = async (file) => engine.add(await (await fetch('/' + file + '.json')).json());
    window.load = () => add('pages');
    window.loadRest = () => add('releases');
    window.find = async (query) => findResults(engine, query, []).flatMap(({results}) => results.map((one) => one.address));`,
  'lunr, English, as theme packages use it': `
    import lunr from 'lunr';
    let index;
    window.loadRest = async () => undefined;
    window.load = async () => { index = lunr.Index.load(await (await fetch('/lunr.json')).json()); };
    window.find = async (query) => index.search(query.replace(/[:^~*+-]/g, ' ')).slice(0, 32).map(({ref}) => ref);`,
  Pagefind: `
    let api;
    window.loadRest = async () => undefined;
    window.load = async () => { api = await import('/pagefind/pagefind.js'); await api.init(); };
    window.find = async (query) => {
      const {results} = await api.search(query);
      return (await Promise.all(results.slice(0, 16).map((one) => one.data()))).map(({url}) => url);
    };`,
};

type Section = {address: string; title: string; heading: string; text: string};

function toSections(pages: SearchPage[]): Section[] {
  return pages.flatMap(({route, title, sections}) =>
    sections.map(({anchor, heading, symbol, text}) => ({
      address: anchor ? `${route}#${anchor}` : route,
      title,
      heading: symbol ?? (heading || title),
      text,
    })),
  );
}

async function writeIndexes(pages: SearchPage[]): Promise<void> {
  fs.rmSync(FOLDER, {recursive: true, force: true});
  fs.mkdirSync(FOLDER, {recursive: true});
  for (const [name, part] of splitPages(pages))
    fs.writeFileSync(path.join(FOLDER, `${name}.json`), JSON.stringify(part));
  const sections = toSections(pages);
  const {default: lunr} = await import('lunr');
  const index = lunr(function () {
    this.ref('address');
    this.field('title', {boost: 2});
    this.field('heading', {boost: 4});
    this.field('text');
    for (const section of sections) this.add(section);
  });
  fs.writeFileSync(path.join(FOLDER, 'lunr.json'), JSON.stringify(index));
  const pagefind: PagefindBuilder = await import(PAGEFIND);
  const {index: found} = await pagefind.createIndex({});
  for (const {address, title, heading, text} of sections) {
    await found.addCustomRecord({
      url: address,
      language: 'en',
      content: `${heading} ${title} ${text}`,
      meta: {title: heading},
    });
  }
  await found.writeFiles({outputPath: path.join(FOLDER, 'pagefind')});
  await pagefind.close();
}

async function writePage(script: string): Promise<void> {
  const {outputFiles} = await build({
    stdin: {contents: script, resolveDir: ROOT, loader: 'ts'},
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['/pagefind/*'],
  });
  fs.writeFileSync(path.join(FOLDER, 'engine.js'), outputFiles[0]!.contents);
  fs.writeFileSync(
    path.join(FOLDER, 'index.html'),
    '<!doctype html><title>Benchmark</title><script type="module" src="/engine.js"></script>',
  );
}

declare global {
  interface Window {
    load: () => Promise<void>;
    /** Loads what the first result does not wait for. */
    loadRest: () => Promise<void>;
    find: (query: string) => Promise<string[]>;
  }
}

function groupByRoute(addresses: string[]): OfferedPages {
  const routes = new Map<string, string[]>();
  for (const address of addresses) {
    const route = address.split('#')[0]!;
    routes.set(route, [...(routes.get(route) ?? []), address]);
  }
  return [...routes].map(([route, own]) => ({route, addresses: own}));
}

interface Figures {
  first: string;
  firstThree: string;
  kilobytes: string;
  load: string;
  search: string;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Milliseconds of computing on a processor that is slower than this one. */
async function timeOf(session: CDPSession, task: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return metrics.find(({name}) => name === 'TaskDuration')!.value;
  };
  const before = await read();
  await task();
  return ((await read()) - before) * 1000 * SLOWDOWN;
}

async function measure(page: Page, address: string): Promise<Figures> {
  const answers: Promise<number>[] = [];
  page.on('response', (response) =>
    answers.push(
      response.body().then(
        (body) => Math.min(gzipSync(body).length, body.length),
        () => 0,
      ),
    ),
  );
  await page.goto(address);
  await page.waitForFunction(() => 'find' in window);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  const load = await timeOf(session, () => page.evaluate(() => window.load()));
  const search = await timeOf(session, () => page.evaluate((query) => window.find(query), QUERY));
  const bytes = (await Promise.all(answers)).reduce((sum, one) => sum + one, 0);
  await page.evaluate(() => window.loadRest());
  const quality = await measureQuality(
    async (query) => groupByRoute(await page.evaluate((text) => window.find(text), query)),
    [...queries, ...laterQueries, ...unseenQueries],
  );
  return {
    first: percent(quality.first),
    firstThree: percent(quality.firstThree),
    kilobytes: (bytes / 1000).toFixed(0),
    load: load.toFixed(0),
    search: search.toFixed(0),
  };
}

async function main(): Promise<void> {
  await writeIndexes(await readPages(ROOT));
  const files = sirv(FOLDER, {dev: true});
  const server = http.createServer((request, response) => files(request, response)).listen(0);
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const rows: Record<string, Figures> = {};
  for (const [name, script] of Object.entries(ENGINES)) {
    await writePage(script);
    const page = await browser.newPage();
    rows[name] = await measure(page, `http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.close();
  }
  console.info(rows);
  await browser.close();
  server.close();
}

void main();
