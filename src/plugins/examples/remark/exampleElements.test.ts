import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import {flowElement} from '../../../remark/jsx';
import exampleElements from './exampleElements';

async function expand(attributes: Record<string, string>, name = 'Example') {
  const element = flowElement(name, attributes, []);
  await exampleElements()({type: 'root', children: [element]}, new VFile({path: 'docs/tides.mdx'}));
  const values = element.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'object'
      ? [attribute.name, JSON.parse(attribute.value!.value) as unknown]
      : [(attribute as MdxJsxAttribute).name, attribute.value],
  );
  return {props: Object.fromEntries(values) as Record<string, unknown>, code: JSON.stringify(element.children)};
}

it('writes title, height, thumbnail and the files of both variants into the element', async () => {
  const {props, code} = await expand({id: 'dockview/first-steps'});
  expect(props).toMatchObject({title: 'First steps', height: expect.any(Number) as number});
  expect(props.thumbnail).toContainEqual(expect.objectContaining({tabs: ['Welcome'], left: 0, height: 100}));
  expect(code).toMatch(/title=\\"App\.tsx\\".*title=\\"main\.ts\\"/);
});

it('lets the page choose the height, and writes no code where none is shown', async () => {
  const {props, code} = await expand({id: 'dockview/first-steps', height: '480'}, 'LiveExample');
  expect(props.height).toBe(480);
  expect(code).toBe('[]');
});

it.each([
  ['an unknown id', {id: 'dockview/last-steps'}, 'docs/tides.mdx: There is no example "dockview/last-steps". Known:'],
  ['no id', {}, 'docs/tides.mdx: <Example> needs an id'],
  ['an unknown attribute', {id: 'dockview/first-steps', tint: 'red'}, 'docs/tides.mdx'],
])('stops at %s and names the page', async (_, attributes, message) => {
  await expect(expand(attributes)).rejects.toThrow(message);
});
