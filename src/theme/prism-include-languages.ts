// Ejected: code is highlighted at build (src/plugins/highlight/highlightCode.ts), so the browser needs no grammars.
export default function prismIncludeLanguages(): void {}
