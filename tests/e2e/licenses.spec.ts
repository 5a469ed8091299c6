import {expect, open, test} from './support';

test('licenses: the footer links the list of all packages whose code pages load, with their licenses', async ({
  page,
}) => {
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Licenses'});
  const text = await (await page.request.get((await link.getAttribute('href'))!)).text();
  const listed = [...text.matchAll(/^(\S+) \d[\w.-]* \(([\w.-]+)\)$/gm)].map(([, name]) => name);
  // In pages, in style sheets, in workers, in examples, and what those depend on.
  for (const name of [
    'react',
    'infima',
    'minisearch',
    'dockview',
    'dockview-core',
    '@codemirror/view',
    'w3c-keyname',
  ]) {
    expect(listed).toContain(name);
  }
  // Used by the build alone.
  for (const name of ['jsdom', 'zod', 'prismjs', 'typescript']) expect(listed).not.toContain(name);
  expect(text.match(/Permission is hereby granted/g)!.length).toBeGreaterThan(40);
});
