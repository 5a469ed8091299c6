import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {bundleVariant} from './bundle';
import {findExample, readExamples} from './readExamples';

const MANIFEST = {
  title: 'Tides',
  summary: 'A table of tides.',
  doc: '/docs/core/overview',
  goal: 'look',
  point: 'layout',
};
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

  it('shows files that both variants share as files of each', () => {
    write('shared/tides.css', '.tide {}\n');
    write('typescript/main.ts', "import '../shared/tides.css';\n");
    const {files} = findExample(root, 'dockview/tides');
    expect(files.react.map(({name}) => name)).toEqual(['App.tsx', 'tides.css']);
    expect(files.typescript).toEqual([
      {name: 'main.ts', code: "import './tides.css';\n"},
      {name: 'tides.css', code: '.tide {}\n'},
    ]);
  });

  it('shows the style sheet of all examples as a file of those that import it', () => {
    fs.writeFileSync(path.join(root, 'frame.css'), '.dock {}\n');
    write('react/App.tsx', "import '../../../frame.css';\n");
    const {files} = findExample(root, 'dockview/tides');
    expect(files.react).toEqual([
      {name: 'App.tsx', code: "import './frame.css';\n"},
      {name: 'frame.css', code: '.dock {}\n'},
    ]);
    expect(files.typescript.map(({name}) => name)).toEqual(['main.ts']);
  });

  it('stops at a file that a variant has beside the shared one', () => {
    write('shared/App.tsx', '');
    expect(() => readExamples(root)).toThrow(`${fileOf('react/App.tsx')} is in shared/ too`);
  });

  it.each([
    ['example.json', ' is missing'],
    ['react/App.tsx', ' is missing: each example has a react variant'],
    ['typescript/main.ts', ' is missing: each example has a typescript variant'],
  ])('stops without %s and names it', (file, message) => {
    fs.rmSync(fileOf(file));
    expect(() => readExamples(root)).toThrow(`${fileOf(file)}${message}`);
  });

  it.each([
    ['an unknown field', 'example.json', JSON.stringify({...MANIFEST, caption: 'Tides'}), 'caption'],
    ['a missing field', 'example.json', JSON.stringify({title: 'Tides', doc: MANIFEST.doc}), 'summary'],
    ['a page outside of the documentation', 'example.json', JSON.stringify({...MANIFEST, doc: '/demo'}), 'doc'],
    ['a goal that is no section of the list', 'example.json', JSON.stringify({...MANIFEST, goal: 'sail'}), 'goal'],
    ['a height that is no box', 'example.json', JSON.stringify({...MANIFEST, height: 20}), 'height'],
    ['a description that is not JSON', 'example.json', '{title: Tides}', 'is not valid JSON.'],
    ['a file that no browser runs', 'react/notes.md', '', 'an example holds'],
  ])('stops at %s, naming file and field', (_, file, text, message) => {
    write(file, text);
    expect(() => readExamples(root)).toThrow(fileOf(file));
    expect(() => readExamples(root)).toThrow(message);
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
