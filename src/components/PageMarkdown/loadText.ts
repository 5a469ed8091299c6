/**
 * Loads the text of a file.
 * @throws Error when there is none.
 */
export async function loadText(address: string): Promise<string> {
  const response = await fetch(address);
  // A host may answer with a page of its own, such as a sign-in, instead of the file.
  const isPage = response.headers.get('Content-Type')?.includes('text/html') ?? false;
  if (!response.ok || isPage) throw new Error(`${address} could not be loaded (status ${response.status}).`);
  return response.text();
}
