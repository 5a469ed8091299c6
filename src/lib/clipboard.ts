/** What became of an attempt to copy. */
export type CopyOutcome = {copied: true} | {copied: false; reason: string};

async function write(text: string | Promise<string>): Promise<void> {
  // Pages that did not come over HTTPS have no clipboard.
  if (!('clipboard' in navigator)) throw new Error('The browser does not let this page use the clipboard.');
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  // Both are waited for, so that the reason is told why there was no text, if there was none.
  await Promise.all([text, navigator.clipboard.write([new ClipboardItem({'text/plain': blob})])]);
}

/**
 * Puts a text on the clipboard; never throws. Some browsers let a page do so only while it answers a click, so a text
 * that still has to be loaded or made is handed over as a promise.
 */
export async function copyText(text: string | Promise<string>): Promise<CopyOutcome> {
  try {
    await write(text);
    return {copied: true};
  } catch (error) {
    return {copied: false, reason: error instanceof Error ? error.message : String(error)};
  }
}
