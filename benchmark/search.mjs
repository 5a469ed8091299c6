// Time from a key to its results in the open search, once the index is loaded, with the page at full speed and four times slower.
//
//   npm run build && node benchmark/search.mjs [runs]
import path from 'node:path';
import {ROOT} from './content.mjs';
import {CONDITIONS, launch} from './measure.mjs';
import {median} from '../tools/median.mjs';
import {serve} from './nginx.mjs';

const RUNS = Number(process.argv[2] ?? 5);
const PORT = Number(process.env.BENCHMARK_PORT ?? 4700);
const QUERIES = ['save layout', 'close tab', 'DidAdd', 'floating group', 'blank page'];

/** Runs in the page, before its own scripts: notes for each answer when it came from the worker and when it was drawn. */
function observe() {
  window.answers = [];
  const AsWritten = window.Worker;
  window.Worker = class extends AsWritten {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({data}) => {
        if (data.type !== 'results') return;
        const answer = {came: performance.now() - window.asked};
        requestAnimationFrame(() => setTimeout(() => (answer.drawn = performance.now() - window.asked)));
        window.answers.push(answer);
      });
    }

    postMessage(message) {
      if (message.type === 'search') window.asked = window.pressed;
      super.postMessage(message);
    }
  };
  window.addEventListener('keydown', () => (window.pressed = performance.now()), {capture: true});
}

/** Types a query, each key after the answer to the one before. @returns the answers to its keys. */
async function ask(page, query) {
  await page.locator('dialog input').fill('');
  await page.evaluate(() => (window.answers = []));
  for (const [index, key] of [...query].entries()) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForFunction((count) => window.answers.filter(({drawn}) => drawn).length > count, index);
  }
  return page.evaluate(() => window.answers);
}

async function measure(browser, slowdown) {
  const page = await browser.newPage();
  await page.addInitScript(observe);
  await page.goto(`http://localhost:${PORT}/docs/core/panels/add`, {waitUntil: 'networkidle'});
  await page.keyboard.press('Control+K');
  await page.locator('dialog input').fill('warm up');
  await page.locator('[role=option]').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const answers = [];
  for (let run = 0; run < RUNS; run += 1) for (const query of QUERIES) answers.push(...(await ask(page, query)));
  await page.close();
  return {came: median(answers.map(({came}) => came)), drawn: median(answers.map(({drawn}) => drawn))};
}

const stop = serve([{port: PORT, folder: path.join(ROOT, 'build')}], 'gzip');
const browser = await launch();
try {
  console.info('| Processor of the page | answer of the worker after ms | drawn after ms |\n|---|---|---|');
  for (const slowdown of [1, CONDITIONS.cpuSlowdown]) {
    const {came, drawn} = await measure(browser, slowdown);
    console.info(`| ${slowdown} times slower | ${came.toFixed(0)} | ${drawn.toFixed(0)} |`);
  }
} finally {
  await browser.close();
  stop();
}
