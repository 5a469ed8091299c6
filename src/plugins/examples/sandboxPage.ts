import crypto from 'node:crypto';
import {SANDBOX_FOLDER} from '../../lib/headers/site';

/** The page in which edited code runs. */
export interface SandboxPage {
  /** Its folder below the base URL, with a slash at the end: `sandbox/1a2b3c4d5e/`. */
  folder: string;
  html: string;
}

/**
 * Writes the page in which edited code runs. A page of its own, and not text in an attribute, because such text would be
 * held to the policy of the page around it, which lets no such code run.
 * @param runner - text of the script that waits for code and runs it. It does nothing outside of a sandbox.
 */
export function renderSandbox(runner: string): SandboxPage {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="robots" content="noindex"><title>Edited example</title>',
    `<script>${runner.replaceAll('</script', '<\\/script')}</script>`,
    '</head><body><main id="app"></main></body></html>',
  ].join('');
  const hash = crypto.createHash('sha256').update(html).digest('hex').slice(0, 10);
  return {folder: `${SANDBOX_FOLDER}${hash}/`, html};
}
