import path from 'node:path';
import {expect, it} from 'vitest';
import type {CutPage} from '../machines/readPage';
import type {Twin} from '../machines/twin';
import {mapOnThreads} from '.';

const TO_TWIN = path.join(__dirname, '../machines/toTwin.ts');

const page = (title: string): CutPage => ({
  route: `/${title}`,
  siteUrl: 'https://example.org/',
  html: `<body><main><h1>${title}</h1></main></body>`,
});

const titlesOf = async (pages: CutPage[]) =>
  (await mapOnThreads<CutPage, Twin>(TO_TWIN, pages)).map(({title}) => title);

it.each([0, 3, 40])('makes something of %i inputs, in their order', async (count) => {
  const titles = Array.from({length: count}, (_, index) => `page-${index}`);
  expect(await titlesOf(titles.map(page))).toEqual(titles);
});

it('passes on what went wrong', async () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map(page);
  await expect(titlesOf([...pages, {...page('f'), html: '<body></body>'}])).rejects.toThrow(
    '/f was built without <main>',
  );
});
