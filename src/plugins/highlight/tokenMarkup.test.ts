import {expect, test} from 'vitest';
import {addLanguages, tokenMarkup} from './tokenMarkup';

test('colours each kind of token and escapes the text', () => {
  expect(tokenMarkup("const a = '<b>';", 'ts')).toBe(
    '<span class="code-keyword">const</span> a <span class="code-punctuation">=</span> ' +
      '<span class="code-string">\'&lt;b&gt;\'</span><span class="code-punctuation">;</span>',
  );
});

test('leaves text without a language as it is', () => {
  expect(tokenMarkup('a < b', 'text')).toBe('a &lt; b');
});

test('knows a language after it was added, and leaves no global behind', () => {
  addLanguages(['latex']);
  expect(tokenMarkup('\\section{One}', 'latex')).toContain('class="code-');
  expect(globalThis).not.toHaveProperty('Prism');
});

test('names a language that it does not know', () => {
  expect(() => tokenMarkup('x', 'klingon')).toThrow('no language "klingon"');
});
