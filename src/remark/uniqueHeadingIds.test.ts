import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import uniqueHeadingIds from './uniqueHeadingIds';

const heading = (id: string): Element => ({type: 'element', tagName: 'h2', properties: {id}, children: []});
const check = (...ids: string[]) => {
  const tree: Root = {type: 'root', children: ids.map(heading)};
  return () => uniqueHeadingIds()(tree, new VFile({path: 'docs/core/tides.mdx'}));
};

it('names the file and the id that two headings have', () => {
  expect(check('high', 'low', 'high')).toThrow('docs/core/tides.mdx: two headings have the id "high"');
  expect(check('high', 'low')).not.toThrow();
});
