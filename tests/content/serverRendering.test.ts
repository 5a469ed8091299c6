import {createRequire} from 'node:module';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {createElement, type ComponentType} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {listFiles, ROOT} from '../support/pages';
import {readSamples} from '../support/samples';

const require = createRequire(path.join(ROOT, 'package.json'));
const THEME = path.join(ROOT, 'docs/overview/getStarted/theme.mdx');

/** Leaves packages to Node: React has to be there once. */
const externalPackages: Plugin = {
  name: 'external-packages',
  setup({onResolve}) {
    onResolve({filter: /^[a-z]/}, ({path: name, kind}) =>
      kind === 'entry-point' || name.endsWith('.css') ? undefined : {external: true},
    );
  },
};

/** Renders what a program exports as `name`, without a browser. */
async function renderOnServer(program: string, resolveDir: string, name: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: program, resolveDir, loader: 'tsx'},
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    loader: {'.css': 'empty'},
    plugins: [externalPackages],
  });
  const module = {exports: {} as Record<string, ComponentType>};
  new Function('require', 'module', 'exports', outputFiles[0]!.text)(require, module, module.exports);
  return renderToString(createElement(module.exports[name]!));
}

it('the React programs of all examples render on a server', async () => {
  const programs = listFiles('examples', /\/react\/App\.tsx$/);
  expect(programs.length).toBeGreaterThan(40);
  for (const file of programs) {
    const html = await renderOnServer(`export {App} from ${JSON.stringify(file)};`, ROOT, 'App').catch(String);
    expect(html, file).toMatch(/^<div/);
  }
});

it('the dock that follows dark mode renders on a server', async () => {
  const {code} = readSamples(THEME).find(({title}) => title === 'Dock.tsx')!;
  expect(code).toContain('prefers-color-scheme');
  expect(await renderOnServer(code, ROOT, 'Dock')).toMatch(/^<div/);
});
