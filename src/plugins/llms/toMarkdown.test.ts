import {expect, it} from 'vitest';
import {readPage} from './readPage';

/** What a page with this content reads as. */
function convert(content: string): string {
  const html = `<html><head></head><body><main><h1>Title</h1>${content}</main></body></html>`;
  const {markdown} = readPage(html, '/docs/page', 'https://example.org/preview/');
  return markdown.replace('# Title\n', '').trim();
}

const block = (language: string, code: string, title = '') =>
  `<div class="theme-code-block language-${language}">${title && `<div>${title}</div>`}<div><pre><code>${code}</code></pre><div><button>Copy</button></div></div></div>`;

const pane = (name: string) => `<div data-framework-pane="${name}"><p>${name}</p>${block('ts', `use${name}()`)}</div>`;
const tabs =
  '<div class="tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">Yarn</li></ul><div><div role="tabpanel"><p>a</p></div><div role="tabpanel" hidden><p>b</p></div></div></div>';

it.each([
  [
    'code with its language and file name',
    block('ts', '<span class="code-keyword">const</span> a = 1;\n\nuse(a);', 'main.ts'),
    '```ts title="main.ts"\nconst a = 1;\n\nuse(a);\n```',
  ],
  [
    'both frameworks',
    `<div><div role="radiogroup"><button>React</button></div>${pane('React')}${pane('TypeScript')}</div>`,
    '**React**\n\n```ts\nuseReact()\n```\n\n**TypeScript**\n\n```ts\nuseTypeScript()\n```',
  ],
  ['tabs, the hidden ones too', tabs, '**npm**\n\na\n\n**Yarn**\n\nb'],
  [
    'complete links',
    '<p><a href="/preview/docs/a#b">a</a> <a href="#c">c</a></p>',
    '[a](https://example.org/preview/docs/a#b) [c](https://example.org/preview/docs/page#c)',
  ],
  ['links and labels apart', '<p><a href="https://a.org/">a</a><span>b</span></p>', '[a](https://a.org/) b'],
  ['a note', '<p>no<span data-markdown="note">split views only</span></p>', 'no (split views only)'],
  ['no controls', '<nav>x</nav><form><select><option>1</option></select></form><p data-markdown="skip">x</p>', ''],
  ['what is seen in a drawing', '<svg><title>t</title><desc>Two groups.</desc><text>x</text></svg>', 'Two groups.'],
  ['admonitions', '<div class="theme-admonition"><div>note</div><div><p>Mind.</p></div></div>', '> note\n>\n> Mind.'],
  ['tables', '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>', '| a |\n| - |\n| b |'],
])('a page as Markdown has %s', (_, content, markdown) => {
  expect(convert(content)).toBe(markdown);
});

it('a page needs a heading', () => {
  expect(() => readPage('<body><main></main></body>', '/x', 'https://example.org/')).toThrow('/x was built without');
});
