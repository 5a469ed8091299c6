import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {packageFolder, readPackage} from './readPackage';

function writePackage(manifest: object, files: Record<string, string> = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'package-'));
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
}

describe('the package of a module', () => {
  it.each([
    ['/site/node_modules/react/index.js', '/site/node_modules/react'],
    ['/site/node_modules/@mdx-js/react/lib/index.js', '/site/node_modules/@mdx-js/react'],
    ['/site/node_modules/a/node_modules/b/index.js', '/site/node_modules/a/node_modules/b'],
    ['/site/src/components/Home/index.tsx', undefined],
  ])('of %s is %s', (file, folder) => {
    expect(packageFolder(file)).toBe(folder);
  });
});

describe('the licence of a package', () => {
  const manifest = {name: 'a', version: '1.0.0', license: 'MIT'};

  it('is read with its text', () => {
    const folder = writePackage(manifest, {LICENSE: 'You may.\n'});
    expect(readPackage(folder)).toEqual({name: 'a', version: '1.0.0', licence: 'MIT', text: 'You may.'});
    expect(readPackage(writePackage(manifest)).text).toBeUndefined();
  });

  it('stops the build when it is missing or asks for more', () => {
    expect(() => readPackage(writePackage({...manifest, license: undefined}))).toThrow('license');
    expect(() => readPackage(writePackage({...manifest, license: 'GPL-3.0'}))).toThrow('a has the licence GPL-3.0');
  });
});
