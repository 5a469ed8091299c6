import {describe, expect, it} from 'vitest';
import {decodeText, encodeText} from '../shareCodec';
import {fromShareHash, MAX_HASH, toShareHash, type SharedCode} from './shareLink';

const shared: SharedCode = {
  id: 'dockview/first-steps',
  framework: 'typescript',
  files: [{name: 'main.ts', code: 'const greeting = "Hëllo, 世界";\n'.repeat(50)}],
};

async function hashOf(value: unknown): Promise<string> {
  return `#code=${await encodeText(JSON.stringify(value))}`;
}

function noise(length: number): string {
  let state = 1;
  return Array.from({length}, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
}

describe('a share link', () => {
  it('gives back what was put in, in characters that links may hold', async () => {
    const hash = await toShareHash(shared);
    expect(hash).toMatch(/^#code=[\w-]+$/);
    expect(hash.length).toBeLessThan(400);
    expect(await fromShareHash(hash)).toEqual(shared);
  });

  it('refuses to become longer than a link may be', async () => {
    const files = [{name: 'main.ts', code: noise(60_000)}];
    await expect(toShareHash({...shared, files})).rejects.toThrow('too large for a link');
  });

  it('says what is wrong with it', async () => {
    const long = await toShareHash({...shared, files: [{name: 'main.ts', code: noise(3000)}]});
    for (const [hash, message] of [
      [long.slice(0, -200), 'This link is broken'],
      ['#code=%%%', 'This link is broken'],
      ['', 'carries no code'],
      ['#code2=abc', 'another version of the site'],
      [`#code=${'A'.repeat(MAX_HASH)}`, 'too large'],
      [await hashOf('A'.repeat(1_000_000)), 'too large'],
      [await hashOf({...shared, id: '../../elsewhere'}), 'something else'],
      [await hashOf({...shared, framework: 'other'}), 'something else'],
      [await hashOf({...shared, files: []}), 'something else'],
      [await hashOf({...shared, files: [{name: '../main.ts', code: ''}]}), 'something else'],
      [await hashOf(null), 'something else'],
    ] as const) {
      await expect(fromShareHash(hash), message).rejects.toThrow(message);
    }
  });
});

it('unpacking stops at the limit, and rejects a code that is changed', async () => {
  const code = await encodeText('x'.repeat(2000));
  await expect(decodeText(code, 2000)).resolves.toHaveLength(2000);
  await expect(decodeText(code, 1999)).rejects.toThrow(RangeError);
  await expect(decodeText(await encodeText('0'.repeat(20_000_000)), 1000)).rejects.toThrow(RangeError);
  const text = await encodeText(JSON.stringify({tide: 'low — 低潮', times: ['06:12', '18:40']}));
  for (const broken of [text.slice(0, -6), `A${text.slice(1)}`, '%%%', 'AAAA', '']) {
    const failure: unknown = await decodeText(broken, 2000).catch((error: unknown) => error);
    expect(failure, broken).toBeInstanceOf(Error);
    expect(failure, broken).not.toBeInstanceOf(RangeError);
  }
});
