import {createRequire} from 'node:module';
import {cssLanguage} from '@codemirror/lang-css';
import {jsxLanguage, tsxLanguage, typescriptLanguage} from '@codemirror/lang-javascript';
import type {LRLanguage} from '@codemirror/language';
import {highlightCode} from '@lezer/highlight';
import {Prism} from 'prism-react-renderer';
import {createHighlighter, type TokenKind} from '../../lib/codeHighlighter';
import {kindOfToken} from './prismTokens';
import {escapeHtml} from '../../lib/escapeHtml';

const requireFromHere = createRequire(__filename);

/** Languages of the code editor, which colors them the same way; Prism takes text in JSX for code. */
const EDITOR_LANGUAGES = new Map<string, LRLanguage>([
  ['ts', typescriptLanguage],
  ['tsx', tsxLanguage],
  ['js', jsxLanguage],
  ['jsx', jsxLanguage],
  ['css', cssLanguage],
]);
const highlighter = createHighlighter((kind) => kind);

/** Names that fences use for a language that Prism knows under another one. */
const ALIASES: Record<string, string> = {sh: 'bash', text: 'plain'};

/** A run of code of one color; all runs in a row are the code again. */
export interface Token {
  /** Decides the color; undefined for plain text. */
  kind: TokenKind | undefined;
  text: string;
}

/**
 * Adds grammars of prismjs to the highlighter.
 * @param languages - names of `prismjs/components`, such as `bash`.
 */
export function addLanguages(languages: readonly string[]): void {
  const missing = languages.filter((language) => !(language in Prism.languages));
  // The components of prismjs add themselves to a global of this name.
  Object.assign(globalThis, {Prism});
  for (const language of missing) requireFromHere(`prismjs/components/prism-${language}`);
  Reflect.deleteProperty(globalThis, 'Prism');
}

/** Types of Prism that stay plain, within a name too. */
const PLAIN_TYPES = new Set(['punctuation', 'operator']);

function flatten(token: Prism.TokenStream, kind: TokenKind | undefined): Token[] {
  if (typeof token === 'string') return [{kind: token.trim() === '' ? undefined : kind, text: token}];
  if (Array.isArray(token)) return token.flatMap((part) => flatten(part, kind));
  const types = [token.type, ...(token.alias === undefined ? [] : [token.alias].flat())];
  if (types.some((type) => PLAIN_TYPES.has(type))) return flatten(token.content, undefined);
  return flatten(token.content, types.map(kindOfToken).find((found) => found !== undefined) ?? kind);
}

/** Joins tokens of one kind in a row. Line feeds stay apart: Markdown drops the spaces around one inside a text. */
export function joinNeighbors(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last && last.kind === token.kind && last.text !== '\n' && token.text !== '\n') last.text += token.text;
    else joined.push({...token});
  }
  return joined;
}

function readTokens(code: string, {parser}: LRLanguage): Token[] {
  const tokens: Token[] = [];
  highlightCode(
    code,
    parser.parse(code),
    highlighter,
    (text, kind) => tokens.push({kind: kind === '' ? undefined : (kind as TokenKind), text}),
    () => tokens.push({kind: undefined, text: '\n'}),
  );
  return tokens;
}

/**
 * Splits code into tokens.
 * @param code - the source.
 * @param language - as a fence names it: `tsx`, `bash`; `text` for none.
 * @throws Error when the language is unknown.
 */
export function tokenize(code: string, language: string): Token[] {
  const editorLanguage = EDITOR_LANGUAGES.get(language);
  if (editorLanguage) return joinNeighbors(readTokens(code, editorLanguage));
  const grammar = Prism.languages[ALIASES[language] ?? language];
  if (!grammar) throw new Error(`the highlighter knows no language "${language}"; write "text" for none`);
  return joinNeighbors(flatten(Prism.tokenize(code, grammar), undefined));
}

/**
 * Marks up code for reading in color.
 * @returns HTML: escaped text, with a `<span class="code-<kind>">` around each colored run.
 * @throws Error when the language is unknown.
 */
export function tokenMarkup(code: string, language: string): string {
  return tokenize(code, language)
    .map(({kind, text}) => (kind ? `<span class="code-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('');
}
