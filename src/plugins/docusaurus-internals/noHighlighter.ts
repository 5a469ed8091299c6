/** Replaces the highlighter that the theme imports: code is highlighted at build (`src/plugins/highlight/highlightCode.ts`). */
export const Prism = {};
