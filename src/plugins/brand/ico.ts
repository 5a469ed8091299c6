const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const COLOUR_BITS = 32;

/**
 * Puts a picture into the container that old browsers ask for. It may hold PNG as it is, see
 * https://en.wikipedia.org/wiki/ICO_(file_format).
 * @param png - a square picture.
 * @param size - of each side, in pixels, below 256.
 * @returns the bytes of `favicon.ico`.
 */
export function wrapAsIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  head.writeUInt16LE(1, 2); // An icon, not a cursor.
  head.writeUInt16LE(1, 4); // One picture.
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(COLOUR_BITS, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
