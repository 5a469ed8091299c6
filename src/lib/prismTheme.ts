import type {PrismTheme} from 'prism-react-renderer';

/**
 * The colours of code. They are custom properties, set per colour mode in `src/css/tokens.css`, so one theme serves
 * both modes and code looks alike wherever it stands.
 */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--site-text)', backgroundColor: 'var(--site-code-background)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--site-code-comment)', fontStyle: 'italic'}},
    {types: ['keyword', 'atrule', 'important', 'boolean', 'null'], style: {color: 'var(--site-code-keyword)'}},
    {types: ['string', 'char', 'attr-value', 'regex', 'url'], style: {color: 'var(--site-code-string)'}},
    {types: ['number', 'constant', 'symbol'], style: {color: 'var(--site-code-number)'}},
    {types: ['function', 'property', 'attr-name', 'selector'], style: {color: 'var(--site-code-name)'}},
    {types: ['class-name', 'maybe-class-name', 'tag', 'builtin'], style: {color: 'var(--site-code-type)'}},
    {types: ['punctuation', 'operator'], style: {color: 'var(--site-code-punctuation)'}},
    {types: ['inserted'], style: {color: 'var(--site-code-string)'}},
    {types: ['deleted'], style: {color: 'var(--site-code-deleted)'}},
  ],
};
