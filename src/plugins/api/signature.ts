import type {TokenKind} from '../highlight/codeTokens';

/** A piece of a declaration; all pieces in a row are the declaration again. */
export interface Token {
  /** Decides its colour; undefined for plain text. */
  kind: TokenKind | undefined;
  text: string;
}

/** Words that start a declaration; the word behind them is the declared name. */
const DECLARES = new Set(['class', 'const', 'enum', 'function', 'interface', 'namespace', 'type']);

const KEYWORDS = new Set([
  ...DECLARES,
  ...['any', 'boolean', 'never', 'null', 'number', 'object', 'string', 'undefined', 'unknown', 'void', 'true', 'false'],
  ...['abstract', 'extends', 'implements', 'in', 'infer', 'is', 'keyof', 'new', 'readonly', 'this', 'typeof'],
]);

/** Strings, numbers, names with their qualifiers (`React.Ref`), and whatever stands between them. */
const PIECES = /'[^']*'|"[^"]*"|\d+|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*|[^\w$'"]+/g;

function kindOfWord(word: string, before: string, after: string): TokenKind | undefined {
  const isPropertyName = /^\??:/.test(after);
  if (KEYWORDS.has(word) && !isPropertyName) return 'keyword';
  const lastWord = /([A-Za-z]+) $/.exec(before)?.[1] ?? '';
  if (DECLARES.has(lastWord) || /(?:^|\n)\s*(?:readonly )?$/.test(before)) return 'name';
  return /^(?:[A-Z]|\w+\.)/.test(word) ? 'type' : undefined;
}

/**
 * Cuts a declaration into pieces of one colour.
 * @param code - TypeScript without comments, such as `addPanel(options: AddPanelOptions): IDockviewPanel`; lines of
 * several declarations are separated by line feeds.
 */
export function tokenize(code: string): Token[] {
  return [...code.matchAll(PIECES)].map(({0: text, index}) => {
    if (/^['"]/.test(text)) return {kind: 'string', text};
    if (/^\d/.test(text)) return {kind: 'number', text};
    if (!/^[\w$]/.test(text)) return {kind: undefined, text};
    return {kind: kindOfWord(text, code.slice(0, index), code.slice(index + text.length)), text};
  });
}

/** The names of types that a declaration mentions, each once; a type parameter is named by one capital letter. */
export function typeNames(code: string): string[] {
  const names = tokenize(code).filter(({kind, text}) => kind === 'type' && !/^[A-Z]$/.test(text));
  return [...new Set(names.map(({text}) => text))];
}
