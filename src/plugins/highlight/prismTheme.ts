import type {PrismTheme} from 'prism-react-renderer';
import {PRISM_TYPES} from './prismTokens';

/**
 * The colors of code. They are custom properties, set per color mode in `src/css/tokens.css`, so one theme serves
 * both modes and code looks alike on every page.
 */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--site-text)', backgroundColor: 'var(--site-code-background)'},
  styles: Object.entries(PRISM_TYPES).map(([kind, types]) => ({
    types: [...types],
    style: {color: `var(--site-code-${kind})`},
  })),
};
