import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {kindOfToken, type TokenKind} from './codeTokens';
import {escapeHtml} from '../../lib/escapeHtml';

const requireFromHere = createRequire(__filename);

/** Names that fences use for a language that Prism knows under another one. */
const ALIASES: Record<string, string> = {sh: 'bash', text: 'plain'};

interface Run {
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

function flatten(token: Prism.TokenStream, kind: TokenKind | undefined): Run[] {
  if (typeof token === 'string') return [{kind: token.trim() === '' ? undefined : kind, text: token}];
  if (Array.isArray(token)) return token.flatMap((part) => flatten(part, kind));
  const aliases = token.alias === undefined ? [] : [token.alias].flat();
  const own = [token.type, ...aliases].map(kindOfToken).find((found) => found !== undefined);
  return flatten(token.content, own ?? kind);
}

function joinNeighbours(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.kind === run.kind && last) last.text += run.text;
    else joined.push({...run});
  }
  return joined;
}

/**
 * Marks up code for reading in colour.
 * @param code - the source.
 * @param language - as a fence names it: `tsx`, `bash`; `text` for none.
 * @returns HTML: escaped text, with a `<span class="code-<kind>">` around each coloured run.
 * @throws Error when the language is unknown.
 */
export function tokenMarkup(code: string, language: string): string {
  const name = ALIASES[language] ?? language;
  const grammar = Prism.languages[name];
  if (!grammar) throw new Error(`the highlighter knows no language "${language}"; write "text" for none`);
  return joinNeighbours(flatten(Prism.tokenize(code, grammar), undefined))
    .map(({kind, text}) => (kind ? `<span class="code-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('');
}
