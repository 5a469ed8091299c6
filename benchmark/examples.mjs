// Measures what an example costs and when it can be used, alone and in a page of the documentation, for a visitor with
// a slow phone (see `CONDITIONS`). Prints medians.
//
//   npm run build && node benchmark/examples.mjs [runs] [gzip|brotli]
import path from 'node:path';
import {ROOT} from './content.mjs';
import {launch, measureExample} from './measure.mjs';
import {median} from '../tools/median.mjs';
import {serve} from './nginx.mjs';

const RUNS = Number(process.argv[2] ?? 5);
const ENCODING = process.argv[3] === 'brotli' ? 'brotli' : 'gzip';
const PORT = Number(process.env.BENCHMARK_PORT ?? 4700);
const ORIGIN = `http://localhost:${PORT}`;
const FRAMEWORKS = ['react', 'typescript'];
const PAGES = {
  'in a guide': () => '/docs/overview/getStarted/installation',
  alone: (framework) => `/templates/dockview/first-steps/${framework}/`,
};

async function measure(browser, framework, page) {
  const samples = [];
  for (let run = 0; run < RUNS; run += 1) samples.push(await measureExample(browser, ORIGIN, page, framework));
  const total = median(samples.map((sample) => sample.total)) / 1000;
  const requests = median(samples.map((sample) => sample.requests));
  return [total.toFixed(0), requests, median(samples.map((sample) => sample.usable)).toFixed(0)];
}

const stop = serve([{port: PORT, folder: path.join(ROOT, 'build')}], ENCODING);
const browser = await launch();
try {
  console.info(`The example dockview/first-steps, ${ENCODING}, medians of ${RUNS}\n`);
  console.info('| | KB of the example | its requests | usable after ms |\n|---|---|---|---|');
  for (const framework of FRAMEWORKS) {
    for (const [place, addressFor] of Object.entries(PAGES)) {
      const figures = await measure(browser, framework, addressFor(framework));
      console.info(`| ${[`${framework}, ${place}`, ...figures].join(' | ')} |`);
    }
  }
} finally {
  await browser.close();
  stop();
}
