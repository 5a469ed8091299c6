import type {PrismTheme} from 'prism-react-renderer';
import {TOKEN_KINDS} from './codeTokens';

/**
 * The colours of code. They are custom properties, set per colour mode in `src/css/tokens.css`, so one theme serves
 * both modes and code looks alike wherever it stands.
 */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--site-text)', backgroundColor: 'var(--site-code-background)'},
  styles: Object.entries(TOKEN_KINDS).map(([kind, types]) => ({
    types: [...types],
    style: {color: `var(--site-code-${kind})`},
  })),
};
