import {expect, test} from 'vitest';
import {tokenMarkup} from './tokenMarkup';

test('marks up each kind of token and escapes the text', () => {
  expect(tokenMarkup("const a = '<b>';", 'ts')).toBe(
    '<span class="code-keyword">const</span> a = <span class="code-string">\'&lt;b&gt;\'</span>;',
  );
});

test('leaves the text of JSX plain, and names in its braces', () => {
  expect(tokenMarkup('const a = <p>Is this {b}?</p>;', 'tsx')).toContain('&gt;Is this {b}?&lt;');
  expect(tokenMarkup('a < b', 'text')).toBe('a &lt; b');
});

test('knows a language that Prism adds, and names one that it does not know', () => {
  expect(tokenMarkup('\\section{One}', 'latex')).toContain('class="code-');
  expect(() => tokenMarkup('x', 'klingon')).toThrow('no language "klingon"');
});
