import {describe, expect, it} from 'vitest';
import {readPage} from '../readPage';

/** What a page with this content reads as. */
function convert(content: string): string {
  const html = `<html><head></head><body><main><h1>Title</h1>${content}</main></body></html>`;
  const {markdown} = readPage(html, '/docs/page', 'https://example.org/preview/');
  return markdown.replace('# Title\n', '').trim();
}

const block = (language: string, code: string, title = '') =>
  `<div class="theme-code-block language-${language}">${title && `<div>${title}</div>`}<div><pre><code>${code}</code></pre><div><button>Copy</button></div></div></div>`;

describe('a page as Markdown', () => {
  it('keeps code with its language, its file name and without its colours', () => {
    expect(convert(block('ts', '<span class="code-keyword">const</span> a = 1;\n\nuse(a);', 'main.ts'))).toBe(
      '```ts title="main.ts"\nconst a = 1;\n\nuse(a);\n```',
    );
  });

  it('keeps both frameworks, each under its name', () => {
    const pane = (name: string) =>
      `<div data-framework-pane="${name}"><p>${name}</p>${block('ts', `use${name}()`)}</div>`;
    const content = `<div><div role="radiogroup"><button>React</button></div>${pane('React')}${pane('TypeScript')}</div>`;
    expect(convert(content)).toBe(
      '**React**\n\n```ts\nuseReact()\n```\n\n**TypeScript**\n\n```ts\nuseTypeScript()\n```',
    );
  });

  it('writes out tabs, the hidden ones too, each under its name', () => {
    const tabs =
      '<div class="tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">Yarn</li></ul><div><div role="tabpanel"><p>a</p></div><div role="tabpanel" hidden><p>b</p></div></div></div>';
    expect(convert(tabs)).toBe('**npm**\n\na\n\n**Yarn**\n\nb');
  });

  it('completes links', () => {
    expect(convert('<p><a href="/preview/docs/a#b">a</a> <a href="#c">c</a></p>')).toBe(
      '[a](https://example.org/preview/docs/a#b) [c](https://example.org/preview/docs/page#c)',
    );
  });

  it('separates links and labels that only a style sheet separates', () => {
    expect(convert('<p><a href="https://a.org/">a</a><span>b</span></p>')).toBe('[a](https://a.org/) b');
  });

  it('puts the note of a value in parentheses', () => {
    expect(convert('<p>no<span data-markdown="note">split views only</span></p>')).toBe('no (split views only)');
  });

  it('leaves out controls, and what a component marks', () => {
    expect(convert('<nav>x</nav><form><select><option>1</option></select></form><p data-markdown="skip">x</p>')).toBe(
      '',
    );
  });

  it('says of a drawing what can be seen in it', () => {
    expect(convert('<svg><title>t</title><desc>Two groups.</desc><text>label</text></svg>')).toBe('Two groups.');
  });

  it('quotes notes and keeps tables', () => {
    expect(convert('<div class="theme-admonition"><div>note</div><div><p>Mind.</p></div></div>')).toBe(
      '> note\n>\n> Mind.',
    );
    expect(convert('<table><tr><th>a</th></tr><tr><td>b</td></tr></table>')).toBe('| a |\n| - |\n| b |');
  });

  it('needs a heading', () => {
    expect(() => readPage('<body><main></main></body>', '/x', 'https://example.org/')).toThrow('/x was built without');
  });
});
