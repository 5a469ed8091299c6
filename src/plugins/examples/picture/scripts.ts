import path from 'node:path';
import {Script} from 'node:vm';
import {build, type BuildOptions, type Plugin} from 'esbuild';
import {ENTRY_FILES} from '../../../lib/playground/mount';
import type {Example} from '../readExamples';

const LIBRARY = 'dockview-core';

/** The library, as the global `library`. Lays out what an example creates at the size of the picture, and keeps the first of it. */
const RECORDER = `
import * as original from '${LIBRARY}/dist/esm/index.js';
export * from '${LIBRARY}/dist/esm/index.js';
function record(kind, create) {
  return (element, options) => {
    const api = create(element, options);
    api.layout(window.pictureSize.width, window.pictureSize.height);
    window.picture ??= {kind, api};
    return api;
  };
}
export const createDockview = record('dockview', original.createDockview);
export const createGridview = record('gridview', original.createGridview);
export const createSplitview = record('splitview', original.createSplitview);
export const createPaneview = record('paneview', original.createPaneview);
`;

const OPTIONS = {
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  logLevel: 'silent',
} satisfies BuildOptions;

/** Programs find the library where its script has put it. */
const useLibrary: Plugin = {
  name: 'use-library',
  setup(pluginBuild) {
    pluginBuild.onResolve({filter: /\.css$/}, ({path: name}) => ({path: name, namespace: 'nothing'}));
    pluginBuild.onLoad({filter: /.*/, namespace: 'nothing'}, () => ({contents: ''}));
    pluginBuild.onResolve({filter: /^dockview-core$/}, () => ({path: LIBRARY, namespace: 'library'}));
    pluginBuild.onLoad({filter: /.*/, namespace: 'library'}, () => ({contents: 'module.exports = window.library;'}));
  },
};

async function bundleLibrary(siteFolder: string): Promise<Script> {
  const {outputFiles} = await build({
    ...OPTIONS,
    stdin: {contents: RECORDER, resolveDir: siteFolder},
    globalName: 'library',
  });
  return new Script(outputFiles[0]!.text);
}

let library: Promise<Script> | undefined;

/**
 * The script that the programs of examples need to run first.
 * @param siteFolder - absolute path of the project.
 */
export function libraryScript(siteFolder: string): Promise<Script> {
  library ??= bundleLibrary(siteFolder);
  return library;
}

/** Bundles the TypeScript variant of an example, without the library, into a script that tells what it creates. */
export async function programScript({folder}: Example): Promise<Script> {
  const entry = path.join(folder, 'typescript', ENTRY_FILES.typescript);
  const {outputFiles} = await build({...OPTIONS, entryPoints: [entry], plugins: [useLibrary]});
  return new Script(outputFiles[0]!.text);
}
