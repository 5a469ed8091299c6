/**
 * The kinds of tokens that code is coloured by, each with the token types of Prism's grammars that it stands for. A
 * kind's colour is the custom property `--site-code-<kind>`.
 */
export const TOKEN_KINDS = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'important', 'boolean', 'null'],
  string: ['string', 'char', 'attr-value', 'regex', 'url', 'inserted'],
  number: ['number', 'constant', 'symbol'],
  name: ['function', 'property', 'attr-name', 'selector'],
  type: ['class-name', 'maybe-class-name', 'tag', 'builtin'],
  punctuation: ['punctuation', 'operator'],
  deleted: ['deleted'],
} as const;

/** A kind of token: decides its colour. */
export type TokenKind = keyof typeof TOKEN_KINDS;

const KIND_OF_TYPE = new Map<string, TokenKind>(
  Object.entries(TOKEN_KINDS).flatMap(([kind, types]) => types.map((type) => [type, kind as TokenKind] as const)),
);

/** The kind a token type of Prism belongs to, or undefined for plain text. */
export function kindOfToken(type: string): TokenKind | undefined {
  return KIND_OF_TYPE.get(type);
}
