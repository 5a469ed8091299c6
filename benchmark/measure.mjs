// What a visitor with a slow phone meets: bytes, paints and blocking of a page's first view, and the time of a click.
import {chromium} from '@playwright/test';
import {findChromium} from '../tools/chromium.mjs';

/**
 * Starts the browser without other hosts. Intercepting requests to them would switch off its cache, and pages would
 * count twice what they have fetched ahead.
 */
export function launch() {
  const args = ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];
  return chromium.launch({executablePath: findChromium(), args});
}

/** A phone of the middle class on a slow mobile network, the conditions of CONTRIBUTING.md, Speed. */
export const CONDITIONS = {latency: 150, bitsPerSecond: 1.6e6, cpuSlowdown: 4};
const KINDS = {Document: 'html', Script: 'js', Stylesheet: 'css', Font: 'font', Image: 'image'};
/** For how long nothing is fetched before a page counts as loaded: scripts that start late and pages ahead have come. */
const QUIET_MS = 2000;

/** Runs in the page, before its own scripts: notes paints, shifts and long tasks. */
function observe() {
  window.seen = {paint: 0, largest: 0, shift: 0, blocking: 0};
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
  watch('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') window.seen.paint = startTime;
  });
  watch('largest-contentful-paint', ({startTime}) => (window.seen.largest = startTime));
  watch('layout-shift', ({value, hadRecentInput}) => (window.seen.shift += hadRecentInput ? 0 : value));
  watch('longtask', ({duration}) => (window.seen.blocking += duration - 50));
}

async function open(browser) {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const {latency, bitsPerSecond, cpuSlowdown} = CONDITIONS;
  const throughput = bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  return {context, page, session};
}

/** Counts the bytes that came over the network, by kind, of the answers that `counts` accepts. */
function countBytes(session, counts = () => true) {
  const kinds = new Map();
  const bytes = {html: 0, js: 0, css: 0, font: 0, image: 0, other: 0, total: 0, requests: 0};
  session.on('Network.responseReceived', (answer) => {
    if (!counts(answer)) return;
    const {requestId, type, response} = answer;
    const isScript = /javascript/.test(response.mimeType);
    kinds.set(requestId, isScript ? 'js' : (KINDS[type] ?? 'other'));
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    bytes[kind] += encodedDataLength;
    bytes.total += encodedDataLength;
    bytes.requests += 1;
  });
  return bytes;
}

/** Opens an address. @returns once nothing has been on its way over the network for a while. */
async function load(page, session, address) {
  const onTheWay = new Set();
  let last = performance.now();
  const note = (change) => (event) => {
    onTheWay[change](event.requestId);
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', note('add'));
  session.on('Network.loadingFinished', note('delete'));
  session.on('Network.loadingFailed', note('delete'));
  await page.goto(address, {timeout: 120_000});
  while (onTheWay.size > 0 || performance.now() - last < QUIET_MS) await page.waitForTimeout(50);
}

/**
 * First view of a page with an empty cache, until nothing more is fetched.
 * @returns bytes over the network by kind, those of frames apart, the number of requests, and times in milliseconds:
 *   `paint`, `largest`, `blocking`; `shift` has no unit.
 */
export async function measureView(browser, origin, path) {
  const {context, page, session} = await open(browser);
  const {frameTree} = await session.send('Page.getFrameTree');
  const bytes = countBytes(session, ({frameId}) => frameId === frameTree.frame.id);
  const framed = countBytes(session, ({frameId}) => frameId !== frameTree.frame.id);
  await load(page, session, origin + path);
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return {...bytes, framed: framed.total, ...seen};
}

/**
 * Milliseconds from a click on a link of the page to the heading of the page it leads to.
 * @param {string} link - address of the link.
 * @param {string} heading - of the page it leads to.
 */
export async function measureClick(browser, origin, path, link, heading) {
  const {context, page, session} = await open(browser);
  await load(page, session, origin + path);
  const anchor = page.locator(`a[href="${link}"], a[href="${link}/"]`).locator('visible=true').first();
  await anchor.scrollIntoViewIfNeeded();
  const {x, y, width, height} = await anchor.boundingBox();
  const start = performance.now();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent?.trim().startsWith(text), heading);
  const time = performance.now() - start;
  await context.close();
  return time;
}

/**
 * First view of a page with an example, with an empty cache, until the example can be used.
 * @param {'react' | 'typescript'} framework - of the reader's choice.
 * @returns the bytes over the network that the example takes, by kind, and `usable`, the milliseconds from the start
 *   of the page until a click on a tab of the example has brought its panel to the front.
 */
export async function measureExample(browser, origin, path, framework) {
  const {context, page, session} = await open(browser);
  await page.addInitScript((value) => localStorage.setItem('framework', value), framework);
  const bytes = countBytes(session, ({response}) => new URL(response.url).pathname.startsWith('/templates/'));
  const isAlone = path.startsWith('/templates/');
  const example = isAlone ? page : page.frameLocator('iframe').first();
  const start = performance.now();
  await page.goto(origin + path, {waitUntil: 'commit'});
  const tab = example.locator('.dv-inactive-tab').first();
  const title = await tab.textContent({timeout: 120_000});
  await tab.click();
  await example.locator('.dv-active-tab', {hasText: title}).waitFor();
  const usable = performance.now() - start;
  await page.waitForTimeout(QUIET_MS);
  await context.close();
  return {...bytes, usable};
}
