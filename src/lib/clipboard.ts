/** Outcome of an attempt to copy. */
export type CopyOutcome = {copied: true} | {copied: false; reason: string};

async function write(text: string | Promise<string>): Promise<void> {
  // Undefined on pages without HTTPS.
  if (!('clipboard' in navigator)) throw new Error('The browser does not let this page use the clipboard.');
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  // A browser that refuses before it has read the blob leaves its failure unhandled; the text below reports the same.
  blob.catch(() => undefined);
  // Awaiting the text, too, reports why it could not be loaded.
  await Promise.all([text, navigator.clipboard.write([new ClipboardItem({'text/plain': blob})])]);
}

/**
 * Copies a text to the clipboard; never throws. Some browsers allow that only while a page handles a click, so a text
 * that has to be loaded first is passed as a promise.
 */
export async function copyText(text: string | Promise<string>): Promise<CopyOutcome> {
  try {
    await write(text);
    return {copied: true};
  } catch (error) {
    return {copied: false, reason: error instanceof Error ? error.message : String(error)};
  }
}
