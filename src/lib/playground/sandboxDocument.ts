/**
 * What code in the sandbox may load: nothing but its own modules, styles and data. In particular it cannot send
 * anything anywhere.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'media-src data: blob:',
  'frame-src data: blob:',
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * Writes the document of the sandbox. It has no address, so nobody can open it outside of one.
 * @param runner - text of the script that waits for code and runs it.
 */
export function sandboxDocument(runner: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<title>Edited example</title>',
    `<script>${runner.replaceAll('</script', '<\\/script')}</script>`,
    '</head><body><main id="app"></main></body></html>',
  ].join('');
}
