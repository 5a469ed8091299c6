import type {TokenKind} from '../../lib/codeHighlighter';

/** The kinds of tokens, each with the token types of Prism's grammars that it stands for. */
export const PRISM_TYPES: Readonly<Record<TokenKind, readonly string[]>> = {
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

/** The kind a token type of Prism belongs to, or undefined for plain text. */
export function kindOfToken(type: string): TokenKind | undefined {
  return KIND_OF_TYPE.get(type);
}
