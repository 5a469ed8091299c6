async function load(address: string): Promise<string> {
  const response = await fetch(address);
  // A host may answer with a page of its own, such as a sign-in, instead of the file.
  const isPage = response.headers.get('Content-Type')?.includes('text/html') ?? false;
  if (!response.ok || isPage) throw new Error(`${address} could not be loaded (status ${response.status}).`);
  return response.text();
}

/**
 * Copies the text of a file. Some browsers let a page write to the clipboard only while it answers a click, so they get
 * the text as a promise.
 * @throws Error when the file cannot be loaded or the clipboard is closed.
 */
export async function copyFrom(address: string): Promise<void> {
  const text = load(address);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
