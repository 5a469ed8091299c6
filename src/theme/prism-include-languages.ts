// Replaced: code is coloured at build (src/plugins/highlight/highlightCode.ts), so no grammar is sent to the reader.
export default function prismIncludeLanguages(): void {}
