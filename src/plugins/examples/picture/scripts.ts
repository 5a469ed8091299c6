import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {ENTRY_FILES} from '../../../lib/playground/mount';
import type {Example} from '../readExamples';

const LIBRARY = 'dockview-core';

/** Lays out what an example creates at the size of the picture, and keeps the first of it. */
const RECORDER = `
import * as library from 'library';
export * from 'library';
function record(kind, create) {
  return (element, options) => {
    const api = create(element, options);
    api.layout(window.pictureSize.width, window.pictureSize.height);
    window.picture ??= {kind, api};
    return api;
  };
}
export const createDockview = record('dockview', library.createDockview);
export const createGridview = record('gridview', library.createGridview);
export const createSplitview = record('splitview', library.createSplitview);
export const createPaneview = record('paneview', library.createPaneview);
`;

function recorder(siteFolder: string): Plugin {
  return {
    name: 'recorder',
    setup(pluginBuild) {
      pluginBuild.onResolve({filter: /\.css$/}, ({path: name}) => ({path: name, namespace: 'nothing'}));
      pluginBuild.onLoad({filter: /.*/, namespace: 'nothing'}, () => ({contents: ''}));
      pluginBuild.onResolve({filter: /^dockview-core$/}, () => ({path: LIBRARY, namespace: 'recorder'}));
      pluginBuild.onLoad({filter: /.*/, namespace: 'recorder'}, () => ({contents: RECORDER, resolveDir: siteFolder}));
      pluginBuild.onResolve({filter: /^library$/}, () => ({
        path: path.join(siteFolder, 'node_modules', LIBRARY, 'dist/esm/index.js'),
      }));
    },
  };
}

/**
 * Bundles the TypeScript variant of an example into one script that tells what it creates.
 * @param siteFolder - absolute path of the project.
 */
export async function bundleProgram(example: Example, siteFolder: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(example.folder, 'typescript', ENTRY_FILES.typescript)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
    plugins: [recorder(siteFolder)],
  });
  return outputFiles[0]!.text;
}
