import {expect, it, vi} from 'vitest';
import {copyText} from './clipboard';

const written: string[] = [];

class Item {
  constructor(readonly parts: Record<string, Promise<Blob>>) {}
}

const clipboard = {
  writeText: async (text: string) => void written.push(text),
  write: async ([item]: Item[]) => void written.push(await (await item!.parts['text/plain']!).text()),
};

it.each([Item, undefined])('copies a text that is there, and one that is on its way', async (item) => {
  vi.stubGlobal('navigator', {clipboard});
  vi.stubGlobal('ClipboardItem', item);
  written.length = 0;
  expect(await copyText('now')).toEqual({copied: true});
  expect(await copyText(Promise.resolve('later'))).toEqual({copied: true});
  expect(written).toEqual(['now', 'later']);
  const failure = Promise.reject<string>(new Error('The file could not be loaded.'));
  expect(await copyText(failure)).toEqual({copied: false, reason: 'The file could not be loaded.'});
});

it('says that the browser refuses', async () => {
  vi.stubGlobal('navigator', {clipboard: {writeText: () => Promise.reject(new Error('Write permission denied.'))}});
  expect(await copyText('now')).toEqual({copied: false, reason: 'Write permission denied.'});
  vi.stubGlobal('navigator', {});
  expect(await copyText('now')).toMatchObject({copied: false, reason: expect.stringContaining('clipboard')});
});
