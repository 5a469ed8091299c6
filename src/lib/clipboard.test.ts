import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {copyText} from './clipboard';

const written: string[] = [];

class Item {
  constructor(readonly parts: Record<string, Promise<Blob>>) {}
}

const clipboard = {
  writeText: async (text: string) => void written.push(text),
  write: async ([item]: Item[]) => void written.push(await (await item!.parts['text/plain']!).text()),
};

beforeEach(() => {
  written.length = 0;
  vi.stubGlobal('navigator', {clipboard});
  vi.stubGlobal('ClipboardItem', Item);
});

afterEach(() => vi.unstubAllGlobals());

describe('copyText', () => {
  it('writes a text that is there, and one that is on its way', async () => {
    expect(await copyText('now')).toEqual({copied: true});
    expect(await copyText(Promise.resolve('later'))).toEqual({copied: true});
    expect(written).toEqual(['now', 'later']);
  });

  it('waits for the text where the browser does not take promises', async () => {
    vi.stubGlobal('ClipboardItem', undefined);
    expect(await copyText(Promise.resolve('later'))).toEqual({copied: true});
    expect(written).toEqual(['later']);
  });

  it('tells why there was no text', async () => {
    const failure = Promise.reject<string>(new Error('The file could not be loaded.'));
    expect(await copyText(failure)).toEqual({copied: false, reason: 'The file could not be loaded.'});
  });

  it('tells that the browser refuses', async () => {
    vi.stubGlobal('navigator', {clipboard: {writeText: () => Promise.reject(new Error('Write permission denied.'))}});
    expect(await copyText('now')).toEqual({copied: false, reason: 'Write permission denied.'});
    vi.stubGlobal('navigator', {});
    expect(await copyText('now')).toMatchObject({copied: false, reason: expect.stringContaining('clipboard')});
  });
});
