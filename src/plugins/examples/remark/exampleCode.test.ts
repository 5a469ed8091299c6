import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import exampleCode from './exampleCode';
import {flowElement} from '../../../remark/jsx';

function expand(attributes: Record<string, string>) {
  const element = flowElement('Example', attributes, []);
  exampleCode()({type: 'root', children: [element]}, new VFile({path: 'docs/tides.mdx'}));
  return element;
}

it('writes the title, the height and the files of both variants into the element', () => {
  const element = expand({id: 'dockview/first-steps'});
  expect(element.attributes).toContainEqual(expect.objectContaining({name: 'title', value: 'First steps'}));
  expect(JSON.stringify(element.children)).toMatch(/title=\\"App\.tsx\\".*title=\\"main\.ts\\"/);
});

it.each([
  ['an unknown id', {id: 'dockview/last-steps'}, 'docs/tides.mdx: There is no example "dockview/last-steps". Known:'],
  ['no id', {}, 'docs/tides.mdx: <Example> needs an id'],
  ['an unknown attribute', {id: 'dockview/first-steps', colour: 'red'}, 'docs/tides.mdx'],
])('stops at %s and names the page', (_, attributes, message) => {
  expect(() => expand(attributes)).toThrow(message);
});
