// Puts nginx under full load while a browser walks through the site: no answer may fail, no page may be another than
// the one asked for. Not part of the tests.
//
//   npm run build && npm run compress && node scripts/loadTest.mjs [seconds] [pages]
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {chromium} from '@playwright/test';
import {median} from '../tools/median.mjs';
import {findChromium, which} from '../tools/chromium.mjs';
import {startNginx} from './nginx.mjs';

const SECONDS = Number(process.argv[2] ?? 60);
const PAGES = Number(process.argv[3] ?? 50);
const PORT = Number(process.env.LOAD_PORT ?? 4340);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const FOLDER = path.resolve('generated/nginx/load');

/** Routes of the sitemap, evenly from its beginning to its end. */
function chooseRoutes(count) {
  const sitemap = fs.readFileSync('build/sitemap.xml', 'utf8');
  const routes = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
  return Array.from({length: count}, (_, index) => routes[Math.floor((index * routes.length) / count)]);
}

/** Makes wrk ask for all of the routes in turn, compressed, and count answers that are not 200. */
function writeScript(routes) {
  const file = path.join(FOLDER, 'load.lua');
  fs.writeFileSync(
    file,
    `local routes = {${routes.map((route) => JSON.stringify(route)).join(', ')}}
local index = 0
wrk.headers["Accept-Encoding"] = "br"
request = function()
  index = index % #routes + 1
  return wrk.format("GET", routes[index])
end
`,
  );
  return file;
}

/** Opens each page, and tells what was wrong with any. */
async function walk(page, routes) {
  const problems = [];
  page.on('pageerror', ({message}) => problems.push(`${page.url()}: ${message}`));
  page.on('console', (message) => message.type() === 'error' && problems.push(`${page.url()}: ${message.text()}`));
  page.on('response', (answer) => answer.status() >= 400 && problems.push(`${answer.url()}: ${answer.status()}`));
  await page.route(
    ({hostname}) => hostname !== '127.0.0.1',
    (route) => route.fulfill({contentType: 'text/css', body: ''}),
  );
  const times = [];
  for (const route of routes) {
    const start = performance.now();
    await page.goto(ORIGIN + route, {timeout: 60_000});
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {
      timeout: 60_000,
    });
    times.push(performance.now() - start);
    const heading = await page.locator('h1').first().textContent();
    const html = fs.readFileSync(path.join('build', route, 'index.html'), 'utf8');
    if (!html.includes(heading.slice(0, 12))) problems.push(`${route}: shows “${heading}”`);
  }
  return {problems, time: median(times)};
}

if (!which('wrk')) throw new Error('There is no wrk; install the Debian package of that name.');
const routes = chooseRoutes(PAGES);
const stop = await startNginx({folder: FOLDER, site: path.resolve('build'), baseUrl: '/', port: PORT});
const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
try {
  const script = writeScript(routes);
  const load = promisify(execFile)('wrk', ['-t2', '-c64', `-d${SECONDS}s`, '--latency', '-s', script, ORIGIN]);
  const {problems, time} = await walk(await browser.newPage(), routes);
  console.info(`The browser walked through ${PAGES} pages under load, median ${Math.round(time)} ms each.`);
  const {stdout} = await load;
  console.info(stdout);
  problems.push(...(stdout.match(/^ *(?:Non-2xx|Socket errors).*$/gm) ?? []));
  problems.forEach((problem) => console.error(problem));
  console.info(problems.length === 0 ? 'No error, no wrong page.' : `${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  stop();
}
