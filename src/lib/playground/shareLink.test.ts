import {describe, expect, it} from 'vitest';
import {encodeText} from '../shareCodec';
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

  it('says that it was cut off', async () => {
    const hash = await toShareHash({...shared, files: [{name: 'main.ts', code: noise(3000)}]});
    await expect(fromShareHash(hash.slice(0, -200))).rejects.toThrow('This link is broken');
    await expect(fromShareHash('#code=%%%')).rejects.toThrow('This link is broken');
  });

  it('says that it holds nothing, too much, or something else', async () => {
    await expect(fromShareHash('')).rejects.toThrow('carries no code');
    await expect(fromShareHash('#code2=abc')).rejects.toThrow('another version of the site');
    await expect(fromShareHash(`#code=${'A'.repeat(MAX_HASH)}`)).rejects.toThrow('too large');
    await expect(fromShareHash(await hashOf('A'.repeat(1_000_000)))).rejects.toThrow('too large');
    for (const wrong of [
      {...shared, id: '../../elsewhere'},
      {...shared, framework: 'other'},
      {...shared, files: []},
      {...shared, files: [{name: '../main.ts', code: ''}]},
      null,
    ]) {
      await expect(fromShareHash(await hashOf(wrong))).rejects.toThrow('something else');
    }
  });
});
