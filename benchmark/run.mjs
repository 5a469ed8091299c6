// Measures the built site, and the peers that `benchmark/buildPeers.mjs` built, in interleaved runs, and prints
// tables of medians.
//
//   npm run build && node benchmark/run.mjs [runs] [gzip|brotli]
import fs from 'node:fs';
import path from 'node:path';
import {PEERS, siteOf} from './buildPeers.mjs';
import {ROOT} from './content.mjs';
import {launch, measureClick, measureView} from './measure.mjs';
import {median} from '../tools/median.mjs';
import {serve} from './nginx.mjs';

const RUNS = Number(process.argv[2] ?? 3);
const ENCODING = process.argv[3] === 'brotli' ? 'brotli' : 'gzip';
const FIRST_PORT = Number(process.env.BENCHMARK_PORT ?? 4700);
const GUIDE = '/docs/core/panels/add';
const NEXT = {link: '/docs/core/panels/move', heading: 'Move panels'};
const OWN_PAGES = {
  Home: '/',
  Guide: GUIDE,
  'API page': '/docs/api/dockview/overview',
  Post: '/blog/dockview-4.10.0-release',
  Demo: '/demo',
  'Example, React': '/templates/dockview/first-steps/react/',
  'Example, TypeScript': '/templates/dockview/first-steps/typescript/',
};

const sites = [{name: 'This site', folder: path.join(ROOT, 'build')}]
  .concat(PEERS.map((peer) => ({name: peer.name, folder: siteOf(peer)})))
  .filter(({folder}) => fs.existsSync(folder))
  .map((site, index) => ({...site, port: FIRST_PORT + index, origin: `http://localhost:${FIRST_PORT + index}`}));

const kilobytes = (bytes) => (bytes / 1000).toFixed(0);
const COLUMNS = {
  'all KB': ({total}) => kilobytes(total),
  'HTML KB': ({html}) => kilobytes(html),
  'JS KB': ({js}) => kilobytes(js),
  'CSS KB': ({css}) => kilobytes(css),
  'frames KB': ({framed}) => kilobytes(framed),
  requests: ({requests}) => requests,
  'first paint ms': ({paint}) => paint.toFixed(0),
  'largest paint ms': ({largest}) => largest.toFixed(0),
  'blocked ms': ({blocking}) => blocking.toFixed(0),
  'layout shift': ({shift}) => shift.toFixed(3),
  'click ms': ({click}) => click?.toFixed(0) ?? '',
};

function print(title, rows) {
  const head = ['', ...Object.keys(COLUMNS)];
  console.info(`\n${title}\n\n| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|`);
  for (const [name, samples] of rows) {
    const keys = Object.keys(samples[0]);
    const medians = Object.fromEntries(keys.map((key) => [key, median(samples.map((sample) => sample[key]))]));
    console.info(`| ${[name, ...Object.values(COLUMNS).map((show) => show(medians))].join(' | ')} |`);
  }
}

async function measureGuides(browser) {
  const samples = new Map(sites.map(({name}) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const {name, origin} of sites) {
      const view = await measureView(browser, origin, GUIDE);
      const click = await measureClick(browser, origin, GUIDE, NEXT.link, NEXT.heading);
      samples.get(name).push({...view, click});
    }
  }
  return samples;
}

async function measureOwnPages(browser) {
  const samples = new Map(Object.keys(OWN_PAGES).map((name) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, page] of Object.entries(OWN_PAGES)) {
      samples.get(name).push(await measureView(browser, sites[0].origin, page));
    }
  }
  return samples;
}

const stop = serve(sites, ENCODING);
const browser = await launch();
try {
  print(`The guide ${GUIDE}, ${ENCODING}, medians of ${RUNS}`, await measureGuides(browser));
  print(`Pages of this site, ${ENCODING}, medians of ${RUNS}`, await measureOwnPages(browser));
} finally {
  await browser.close();
  stop();
}
