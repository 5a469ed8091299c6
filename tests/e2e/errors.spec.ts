// Errors that a visitor should never see. Provoked errors reach the console, hence the plain fixture.
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import sirv from 'sirv';
import {open, untilAlive} from './support';

const CHAIN = ['The panel could not be drawn', 'The settings could not be read', 'The file was empty'];

/** Makes links that are rendered from now on throw an error with two causes, until `repair` is called. */
function breakLinks([selector, ...messages]: string[]): void {
  const {observe} = IntersectionObserver.prototype;
  const error = messages.reduceRight<Error | undefined>((cause, message) => new Error(message, {cause}), undefined);
  IntersectionObserver.prototype.observe = function (element) {
    if (element.matches(selector!)) throw error;
    observe.call(this, element);
  };
  Object.assign(window, {repair: () => (IntersectionObserver.prototype.observe = observe)});
}

for (const [where, selector, bars] of [
  ['a page', 'main a', 1],
  ['the layout itself', 'a', 0],
] as const) {
  test(`a crash of ${where} is reported with the chain of messages, and can be tried again`, async ({page}) => {
    await open(page, '/docs/core/panels/add');
    await page.evaluate(breakLinks, [selector, ...CHAIN]);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByText(CHAIN[0]!).last()).toHaveText(CHAIN.join('\n\nCause:\n'), {useInnerText: true});
    await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCount(bars);
    await page.evaluate(() => (window as unknown as {repair: () => void}).repair());
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Move panels');
    await expect(page).toHaveTitle(/^Move panels/);
  });
}

test('wrong base URL: one banner says that the site did not load, and suggests the right one', async ({page}) => {
  const banner = page.getByText('Your Docusaurus site did not load properly.');
  const serve = sirv(path.resolve(__dirname, '../../build'), {dev: true});
  // Serves the site, which is built for "/", under "/wrong/".
  const server = createServer((request, response) => {
    const sendNotFound = () => void response.writeHead(404).end();
    const {url = ''} = request;
    if (!url.startsWith('/wrong/')) return sendNotFound();
    request.url = url.slice('/wrong'.length);
    serve(request, response, sendNotFound);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/wrong/`);
  await expect(banner).toBeVisible();
  await expect(banner).toHaveCount(1);
  await expect(page.getByText('Current configured baseUrl = /')).toBeVisible();
  await expect(page.getByText('We suggest trying baseUrl = /wrong/', {exact: true})).toBeVisible();
  server.close();
  await page.goto('/');
  await untilAlive(page);
  await expect(banner).toHaveCount(0);
});
