import {isFramework, type Framework} from '../frameworks';
import type {SourceFile} from './model';
import {isSourceFiles} from './sourceFiles';

/** What a link carries. */
export interface SharedCode {
  /** Id of the example it was made from. */
  id: string;
  framework: Framework;
  files: SourceFile[];
}

/** Longer links break in mail and chat programs, and no edit of an example comes near. Characters of the hash. */
export const MOST_HASH = 32_000;
/** What the text of a link may unpack to, in bytes. */
const MOST_UNPACKED = 400_000;

const PREFIX = '#code=';

/** The link cannot be made or read; the message tells the reader why. */
export class ShareLinkError extends Error {}

async function pass(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream, most: number) {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new ShareLinkError('The code in this link is too large.');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * Packs edited files into the hash of a link.
 * @returns the hash, with its `#`.
 * @throws ShareLinkError when the result would be too long to be passed on.
 */
export async function toShareHash({id, framework, files}: SharedCode): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify({id, framework, files}));
  const hash = PREFIX + toBase64Url(await pass(text, new CompressionStream('deflate-raw'), Infinity));
  if (hash.length > MOST_HASH) {
    throw new ShareLinkError('The edited code is too large for a link. Copy it, or open it in StackBlitz.');
  }
  return hash;
}

/**
 * Unpacks the hash of a link.
 * @param hash - as the address has it, with its `#`.
 * @throws ShareLinkError that says what is wrong with it.
 */
export async function fromShareHash(hash: string): Promise<SharedCode> {
  if (hash === '' || hash === '#') throw new ShareLinkError('This address carries no code.');
  if (!hash.startsWith(PREFIX)) {
    throw new ShareLinkError('This page cannot read the link: it was cut off, or another version of the site made it.');
  }
  if (hash.length > MOST_HASH) throw new ShareLinkError('The code in this link is too large.');
  let value: unknown;
  try {
    const packed = fromBase64Url(hash.slice(PREFIX.length));
    const unpacked = await pass(packed, new DecompressionStream('deflate-raw'), MOST_UNPACKED);
    value = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(unpacked));
  } catch (error) {
    if (error instanceof ShareLinkError) throw error;
    throw new ShareLinkError('This link is broken: a part of it is missing or was changed on the way.', {cause: error});
  }
  if (!isSharedCode(value)) throw new ShareLinkError('This link holds something else than the code of an example.');
  return value;
}

function isSharedCode(value: unknown): value is SharedCode {
  if (typeof value !== 'object' || value === null) return false;
  const {id, framework, files} = value as Record<string, unknown>;
  return typeof id === 'string' && /^[\w-]+\/[\w-]+$/.test(id) && isFramework(framework) && isSourceFiles(files);
}
