import {expect, it} from 'vitest';
import {readPage} from './readPage';

it('names the file and the line of what is no valid MDX', async () => {
  const source = {file: 'docs/core/tides.mdx', frontMatter: {}, content: '\n\n\nHigh tide at {1 +}.'};
  await expect(readPage({source, kind: 'guide', route: '/docs/core/tides'})).rejects.toThrow(
    /^docs\/core\/tides\.mdx:4:\d+: Could not parse expression with acorn/,
  );
});
