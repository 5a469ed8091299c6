import {expect, open, test} from './support';

test('licences: the footer leads to the list of all packages whose code pages load, with their licences', async ({
  page,
}) => {
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Licences'});
  const text = await (await page.request.get((await link.getAttribute('href'))!)).text();
  const listed = [...text.matchAll(/^(\S+) \d[\w.-]* \(([\w.-]+)\)$/gm)].map(([, name]) => name);
  // What pages load themselves, by itself and in a worker, and what those need.
  for (const name of [
    'react',
    'dockview',
    'dockview-core',
    'infima',
    '@codemirror/view',
    'w3c-keyname',
    'minisearch',
  ]) {
    expect(listed).toContain(name);
  }
  // What runs at build alone.
  for (const name of ['jsdom', 'zod', 'prismjs', 'typescript']) expect(listed).not.toContain(name);
  expect(text.match(/Permission is hereby granted/g)!.length).toBeGreaterThan(40);
});
