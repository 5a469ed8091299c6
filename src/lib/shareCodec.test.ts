import {expect, it} from 'vitest';
import {decodeText, encodeText} from './shareCodec';

const TEXT = JSON.stringify({tide: 'low — 低潮', times: ['06:12', '18:40']});

it.each([
  ['text beyond ASCII', TEXT],
  ['no text', ''],
])('restores %s', async (_, text) => {
  const code = await encodeText(text);
  expect(code).toMatch(/^[\w-]+$/);
  expect(await decodeText(code, 1000)).toBe(text);
});

it('accepts text of exactly the limit, and stops one byte beyond', async () => {
  const code = await encodeText('x'.repeat(2000));
  await expect(decodeText(code, 2000)).resolves.toHaveLength(2000);
  await expect(decodeText(code, 1999)).rejects.toThrow(RangeError);
});

it('stops early at a code that unpacks to far more than its length', async () => {
  const code = await encodeText('0'.repeat(20_000_000));
  expect(code.length).toBeLessThan(30_000);
  await expect(decodeText(code, 1000)).rejects.toThrow(RangeError);
});

it('rejects a code that is cut off, changed or something else', async () => {
  const code = await encodeText(TEXT);
  for (const broken of [code.slice(0, -6), `A${code.slice(1)}`, '%%%', 'AAAA', '']) {
    const failure: unknown = await decodeText(broken, 1000).catch((error: unknown) => error);
    expect(failure, broken).toBeInstanceOf(Error);
    expect(failure, broken).not.toBeInstanceOf(RangeError);
  }
});
