/**
 * Loads the text of a file of the site.
 * @throws Error that says, in words for the reader, which file could not be loaded.
 */
export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new Error(`${url} could not be loaded${response ? ` (${response.status})` : ''}.`);
  // A host or a proxy may answer with a page, such as a sign-in, in place of the file.
  if (response.headers.get('Content-Type')?.includes('text/html')) {
    throw new Error(`${url} could not be loaded: a page came in its place.`);
  }
  return response.text().catch((error: unknown) => {
    throw new Error(`${url} is cut off.`, {cause: error});
  });
}

/** Loads a JSON file; see `fetchText`. What is in it is not checked. */
export async function fetchJson(url: string): Promise<unknown> {
  const text = await fetchText(url);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${url} is cut off or damaged.`, {cause: error});
  }
}
