// Links carry what a reader made in the hash of a URL, the part that browsers do not send to the server.

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(code: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  maxBytes = Infinity,
): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new RangeError(`The text is longer than ${maxBytes} bytes.`);
    }
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/**
 * Compresses text into characters that a URL can hold as they are: raw deflate in base64url.
 * @param text - of any length; the caller checks whether the result is too long for a link.
 */
export async function encodeText(text: string): Promise<string> {
  return toBase64Url(await pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
}

/**
 * Restores the text that `encodeText` compressed. The code may come from anyone: unpacking stops at the limit.
 * @param code - the result of `encodeText`.
 * @param maxBytes - the longest text accepted, in bytes of UTF-8.
 * @throws RangeError when the text is longer than that; another Error when the code is cut off or damaged.
 */
export async function decodeText(code: string, maxBytes: number): Promise<string> {
  const bytes = await pipe(fromBase64Url(code), new DecompressionStream('deflate-raw'), maxBytes);
  return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
}
