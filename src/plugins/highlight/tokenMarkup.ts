import {createRequire} from 'node:module';
import {cssLanguage} from '@codemirror/lang-css';
import {jsxLanguage, tsxLanguage, typescriptLanguage} from '@codemirror/lang-javascript';
import type {LRLanguage} from '@codemirror/language';
import {highlightCode} from '@lezer/highlight';
import {Prism} from 'prism-react-renderer';
import {createHighlighter, type TokenKind} from '../../lib/codeHighlighter';
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

/** Grammars of prismjs that `prism-react-renderer` does not bring along. */
const GRAMMARS = ['latex', 'bash', 'diff'];
// They add themselves to a global of this name.
Object.assign(globalThis, {Prism});
for (const name of GRAMMARS) requireFromHere(`prismjs/components/prism-${name}`);
Reflect.deleteProperty(globalThis, 'Prism');

/** The kinds of tokens, each with the token types of Prism's grammars that it stands for. */
const PRISM_TYPES: Readonly<Record<TokenKind, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'important', 'boolean', 'null'],
  string: ['string', 'char', 'attr-value', 'regex', 'url', 'inserted'],
  number: ['number', 'constant', 'symbol'],
  name: ['function', 'property', 'attr-name', 'selector'],
  type: ['class-name', 'maybe-class-name', 'tag', 'builtin'],
  deleted: ['deleted'],
};

const KIND_OF_TYPE = new Map<string, TokenKind>(
  Object.entries(PRISM_TYPES).flatMap(([kind, types]) => types.map((type) => [type, kind as TokenKind] as const)),
);

/** Types of Prism that stay plain, within a name too. */
const PLAIN_TYPES = new Set(['punctuation', 'operator']);

function flatten(token: Prism.TokenStream, kind: TokenKind | undefined): Token[] {
  if (typeof token === 'string') return [{kind: token.trim() === '' ? undefined : kind, text: token}];
  if (Array.isArray(token)) return token.flatMap((part) => flatten(part, kind));
  const types = [token.type, ...(token.alias === undefined ? [] : [token.alias].flat())];
  if (types.some((type) => PLAIN_TYPES.has(type))) return flatten(token.content, undefined);
  return flatten(
    token.content,
    types.map((type) => KIND_OF_TYPE.get(type)).find((found) => found !== undefined) ?? kind,
  );
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
