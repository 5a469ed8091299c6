// Cold and warm builds with their peak memory, and the wait of a writer: the dev server's first page, and a change of
// a page seen in the browser. Needs Linux, for `/proc`.
//
//   node benchmark/builds.mjs
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {ROOT} from './content.mjs';
import {launch} from './measure.mjs';

const CACHES = ['.docusaurus', 'build', 'generated/static', 'node_modules/.cache'];
const PAGE = {file: path.join(ROOT, 'docs/core/scrollbars.mdx'), address: '/docs/core/scrollbars'};
const PORT = Number(process.env.BENCHMARK_PORT ?? 4700);
const PAGE_SIZE = 4096;

/** Bytes of memory that a process and all below it hold now. */
function memoryOf(pid) {
  try {
    const own = Number(fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_SIZE;
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + memoryOf(child), own);
  } catch {
    return 0; // ended meanwhile
  }
}

/** Runs a build. @returns seconds, and the most memory it held at once, in gigabytes. */
async function build() {
  const start = performance.now();
  const child = spawn('npm', ['run', 'build'], {cwd: ROOT, stdio: 'ignore'});
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid))), 100);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error('The build failed: run `npm run build` to see why.');
  return {seconds: (performance.now() - start) / 1000, gigabytes: peak / 1e9};
}

const show = ({seconds, gigabytes}) => `${seconds.toFixed(1)} s, ${gigabytes.toFixed(2)} GB`;

/** Starts the dev server. @returns seconds to its first page, and milliseconds to see a change. */
async function develop() {
  const original = fs.readFileSync(PAGE.file, 'utf8');
  const start = performance.now();
  const child = spawn('npx', ['docusaurus', 'start', '--port', String(PORT), '--no-open'], {
    cwd: ROOT,
    stdio: 'ignore',
    detached: true,
  });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const address = `http://localhost:${PORT}${PAGE.address}`;
    while (!(await page.goto(address).catch(() => undefined))) await wait(100);
    await page.locator('h1').waitFor({timeout: 120_000});
    const first = (performance.now() - start) / 1000;
    await wait(3000);
    const changed = performance.now();
    fs.writeFileSync(PAGE.file, `${original}\nA line of the benchmark.\n`);
    await page.getByText('A line of the benchmark.').waitFor({timeout: 60_000});
    return {first, change: performance.now() - changed};
  } finally {
    fs.writeFileSync(PAGE.file, original);
    await browser.close();
    process.kill(-child.pid, 'SIGKILL');
  }
}

for (const folder of CACHES) fs.rmSync(path.join(ROOT, folder), {recursive: true, force: true});
console.info(`Cold build: ${show(await build())}`);
console.info(`Warm build: ${show(await build())}`);
const {first, change} = await develop();
console.info(`Dev server: first page after ${first.toFixed(1)} s, a change seen after ${change.toFixed(0)} ms`);
