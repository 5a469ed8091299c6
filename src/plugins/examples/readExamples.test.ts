import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {bundleVariant} from './bundle';
import {findExample, readExamples} from './readExamples';

const MANIFEST = {title: 'Tides', summary: 'A table of tides.', doc: '/docs/core/overview'};
let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
  write('example.json', JSON.stringify(MANIFEST));
  write('react/App.tsx', 'export function App() {\n  return null;\n}\n');
  write('typescript/main.ts', 'export {};\n');
});
afterEach(() => fs.rmSync(root, {recursive: true}));

function fileOf(name: string): string {
  return path.join(root, 'dockview/tides', name);
}

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(fileOf(name)), {recursive: true});
  fs.writeFileSync(fileOf(name), text);
}

describe('reading the examples', () => {
  it('gives each its id, its component and its files, entry file first', () => {
    write('react/Almanac.tsx', '');
    const [example] = readExamples(root);
    expect(example).toMatchObject({...MANIFEST, id: 'dockview/tides', component: 'dockview', height: 360});
    expect(example?.files.react.map(({name}) => name)).toEqual(['App.tsx', 'Almanac.tsx']);
  });

  it.each([
    ['react/App.tsx', 'react'],
    ['typescript/main.ts', 'typescript'],
  ])('stops without %s and names it', (file, framework) => {
    fs.rmSync(fileOf(file));
    expect(() => readExamples(root)).toThrow(`${fileOf(file)} is missing: each example has a ${framework} variant`);
  });

  it('stops without a variant at all', () => {
    fs.rmSync(fileOf('react'), {recursive: true});
    expect(() => readExamples(root)).toThrow(`${fileOf('react/App.tsx')} is missing`);
  });

  it('stops without a description of the example', () => {
    fs.rmSync(fileOf('example.json'));
    expect(() => readExamples(root)).toThrow(`${fileOf('example.json')} is missing`);
  });

  it.each([
    ['an unknown field', {...MANIFEST, caption: 'Tides'}, 'caption'],
    ['a missing field', {title: 'Tides', doc: MANIFEST.doc}, 'summary'],
    ['a page outside of the documentation', {...MANIFEST, doc: '/demo'}, 'doc'],
    ['a height that is no box', {...MANIFEST, height: 20}, 'height'],
  ])('stops at %s, naming file and field', (_, manifest, field) => {
    write('example.json', JSON.stringify(manifest));
    expect(() => readExamples(root)).toThrow(fileOf('example.json'));
    expect(() => readExamples(root)).toThrow(field);
  });

  it('stops at a description that is not JSON', () => {
    write('example.json', '{title: Tides}');
    expect(() => readExamples(root)).toThrow(`${fileOf('example.json')} is not valid JSON.`);
  });

  it('stops at a file that no browser runs', () => {
    write('react/notes.md', '');
    expect(() => readExamples(root)).toThrow(`${fileOf('react/notes.md')}: an example holds`);
  });

  it('lists the known ids where one is not known', () => {
    expect(() => findExample(root, 'dockview/tide')).toThrow(
      'There is no example "dockview/tide". Known: dockview/tides.',
    );
  });

  it('stops at code that does not compile, with file and line', async () => {
    write('typescript/main.ts', 'const tide = ;\n');
    const [example] = readExamples(root);
    await expect(bundleVariant({example: example!, framework: 'typescript'})).rejects.toThrow(/main\.ts:1:13: ERROR/);
  });
});
