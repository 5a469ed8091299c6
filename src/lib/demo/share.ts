// Links carry a layout in the part of the address that browsers do not send to the server.
import {MOST_BYTES} from './layout';

const PARAMETER = '#layout=';

/** The text of a layout, or why there is none: half a sentence that follows "because". */
export type Decoded = {ok: true; text: string} | {ok: false; reason: string};

async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    chunks.push(read.value);
  }
  const all = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream();
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(code: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}

/**
 * The address of a page with a layout in it.
 * @param href - the present address; its query stays.
 * @param text - the layout as text.
 * @returns the new address.
 */
export async function withLayout(href: string, text: string): Promise<string> {
  const packed = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'));
  const code = toBase64Url(await readAll(packed, MOST_BYTES));
  return `${withoutLayout(href)}${PARAMETER}${code}`;
}

/**
 * The address without a layout, everything else in it unchanged.
 * @param href - the present address.
 * @returns the new address.
 */
export function withoutLayout(href: string): string {
  return href.split('#')[0]!;
}

/**
 * Tells whether an address carries a layout.
 * @param hash - `location.hash`.
 * @returns whether there is something to decode.
 */
export function hasLayout(hash: string): boolean {
  return hash.startsWith(PARAMETER);
}

/**
 * Reads the layout in an address; never rejects. Stops unpacking at the size that no layout may exceed.
 * @param hash - `location.hash`.
 * @returns the text, still to be checked, or why there is none.
 */
export async function decodeLayout(hash: string): Promise<Decoded> {
  try {
    const packed = streamOf(fromBase64Url(hash.slice(PARAMETER.length)));
    const bytes = await readAll(packed.pipeThrough(new DecompressionStream('deflate-raw')), MOST_BYTES);
    return {ok: true, text: new TextDecoder('utf-8', {fatal: true}).decode(bytes)};
  } catch (error) {
    const reason = error instanceof RangeError ? 'it is larger than 1 MB' : 'the link is cut off or damaged';
    return {ok: false, reason};
  }
}
