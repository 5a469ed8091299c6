/** Saves a text as a file of the visitor. `type` is its media type. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], {type}));
  Object.assign(document.createElement('a'), {href: url, download: name}).click();
  URL.revokeObjectURL(url);
}
