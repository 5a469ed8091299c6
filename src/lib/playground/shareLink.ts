import {isFramework, type Framework} from '../frameworks';
import {decodeText, encodeText} from '../shareCodec';
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
export const MAX_HASH = 32_000;
/** What the text of a link may unpack to, in bytes. */
const MAX_BYTES = 400_000;

const PREFIX = '#code=';
const TOO_LARGE = 'The code in this link is too large.';

/**
 * Packs edited files into the hash of a link.
 * @returns the hash, with its `#`.
 * @throws Error, with a message for the reader, when the result would be too long to be passed on.
 */
export async function toShareHash({id, framework, files}: SharedCode): Promise<string> {
  const hash = PREFIX + (await encodeText(JSON.stringify({id, framework, files})));
  if (hash.length > MAX_HASH) {
    throw new Error('The edited code is too large for a link. Copy it, or open it in StackBlitz.');
  }
  return hash;
}

/**
 * Unpacks the hash of a link.
 * @param hash - as the URL has it, with its `#`.
 * @throws Error that says to the reader what is wrong with it.
 */
export async function fromShareHash(hash: string): Promise<SharedCode> {
  if (hash === '' || hash === '#') throw new Error('This address carries no code.');
  if (!hash.startsWith(PREFIX)) {
    throw new Error('This page cannot read the link: it was cut off, or another version of the site made it.');
  }
  if (hash.length > MAX_HASH) throw new Error(TOO_LARGE);
  let value: unknown;
  try {
    value = JSON.parse(await decodeText(hash.slice(PREFIX.length), MAX_BYTES));
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    const message = 'This link is broken: a part of it is missing or was changed on the way.';
    throw new Error(isTooLarge ? TOO_LARGE : message, {cause: error});
  }
  if (!isSharedCode(value)) throw new Error('This link holds something else than the code of an example.');
  return value;
}

function isSharedCode(value: unknown): value is SharedCode {
  if (typeof value !== 'object' || value === null) return false;
  const {id, framework, files} = value as Record<string, unknown>;
  return typeof id === 'string' && /^[\w-]+\/[\w-]+$/.test(id) && isFramework(framework) && isSourceFiles(files);
}
