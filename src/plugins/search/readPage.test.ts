import {expect, it} from 'vitest';
import {readPage} from './readPage';

it('names the file and the line of what is no valid MDX', async () => {
  const source = {file: 'docs/core/tides.mdx', frontMatter: {}, body: '\n\n\nHigh tide at {1 +}.'};
  await expect(readPage({source, kind: 'guide', route: '/docs/core/tides'})).rejects.toThrow(
    /^docs\/core\/tides\.mdx:4:\d+: Could not parse expression with acorn/,
  );
});

it('reads the questions below a heading, and names those whose heading is gone', async () => {
  const read = (body: string) =>
    readPage({
      source: {file: 'docs/core/tides.mdx', frontMatter: {title: 'Tides', description: 'About tides.'}, body},
      kind: 'guide',
      route: '/docs/core/tides',
    });
  const asked = '{/* asked:\nwhen is high tide\nwhy is it late\n*/}\n\nAt noon.';
  const {sections} = await read(`# Tides\n\nText.\n\n## High tide\n\n${asked}`);
  expect(sections[1]).toMatchObject({heading: 'High tide', questions: ['when is high tide', 'why is it late']});
  await expect(read(`# Tides\n\nText.\n\n${asked}`)).rejects.toThrow(
    /^docs\/core\/tides\.mdx:5:1: .*when is high tide/,
  );
});
