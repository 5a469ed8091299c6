// Measures the editor of examples on the built site, on the machine as it is: milliseconds from the last key to the
// changed text in the preview. Prints medians.
//
//   npm run build && node benchmark/editor.mjs [runs]
import path from 'node:path';
import {ROOT} from './content.mjs';
import {launch} from './measure.mjs';
import {median} from '../tools/median.mjs';
import {serve} from './nginx.mjs';

const RUNS = Number(process.argv[2] ?? 9);
const PORT = Number(process.env.BENCHMARK_PORT ?? 4700);
const ORIGIN = `http://localhost:${PORT}`;
const PAGE = '/docs/overview/getStarted/installation';
const FIGURE = 'figure[data-view]';
/** The title that is edited; a tab of the preview shows it. */
const WORD = 'Welcome';

/** Runs in the page and in each preview: a preview tells what its tabs show, the page when that is on the screen. */
function observe([framework, word]) {
  if (window === window.top) {
    localStorage.setItem('framework', framework);
    window.lastKey = 0;
    window.shown = new Map();
    window.addEventListener('keydown', ({timeStamp}) => (window.lastKey = timeStamp), true);
    window.addEventListener('message', ({source, data}) => {
      if (!data.tab) return;
      const waitForFrame = () => {
        const frame = [...document.querySelectorAll('iframe:not([inert])')].find((it) => it.contentWindow === source);
        if (!frame) requestAnimationFrame(waitForFrame);
        else if (!window.shown.has(data.tab)) window.shown.set(data.tab, performance.now());
      };
      waitForFrame();
    });
    return;
  }
  if (window.origin !== 'null') return;
  const look = () => {
    const tab = [...document.querySelectorAll('.dv-tab')].find((it) => it.textContent.startsWith(word));
    if (tab) window.top.postMessage({tab: tab.textContent}, '*');
    else requestAnimationFrame(look);
  };
  look();
}

async function openEditor(browser, framework) {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  await page.addInitScript(observe, [framework, WORD]);
  await page.goto(ORIGIN + PAGE);
  const figure = page.locator(FIGURE).first();
  await figure.getByRole('button', {name: 'Code', exact: true}).click();
  const line = figure.locator('.cm-line', {hasText: `title: '${WORD}'`});
  const scroller = figure.locator('.cm-scroller');
  await scroller.waitFor();
  // The editor draws the lines on the screen only.
  while ((await line.count()) === 0) await scroller.evaluate((area) => area.scrollBy(0, 100));
  await line.click();
  await page.keyboard.press('End');
  for (let step = 0; step < "',".length; step += 1) await page.keyboard.press('ArrowLeft');
  return page;
}

/** Types two keys at the pace of a person, and waits for what they make of the preview. */
async function typeOnce(page, expected) {
  await page.keyboard.type('ab', {delay: 60});
  await page.waitForFunction((text) => window.shown.has(text), expected);
  return page.evaluate((text) => window.shown.get(text) - window.lastKey, expected);
}

async function measure(browser, framework) {
  const page = await openEditor(browser, framework);
  const times = [];
  let expected = WORD;
  // The first run also loads the compiler and the packages.
  for (let run = 0; run <= RUNS; run += 1) {
    expected += 'ab';
    times.push(await typeOnce(page, expected));
  }
  await page.close();
  return {first: times[0], later: times.slice(1)};
}

const stop = serve([{port: PORT, folder: path.join(ROOT, 'build')}], 'gzip');
const browser = await launch();
try {
  console.info(`From the last key to the preview, ms, ${RUNS} runs\n`);
  console.info('| | first edit | median after it | slowest |\n|---|---|---|---|');
  for (const framework of ['react', 'typescript']) {
    const {first, later} = await measure(browser, framework);
    const figures = [first, median(later), Math.max(...later)];
    console.info(`| ${[framework, ...figures.map((time) => time.toFixed(0))].join(' | ')} |`);
  }
} finally {
  await browser.close();
  stop();
}
