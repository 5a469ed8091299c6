import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {EAGER_FUNCTIONS} from '../eagerFunctions';
import {flatten, routesOf, type ChunkNames} from './chunks';
import {withLateScripts, withStyles, type StyleFile} from './html';

/** The chunk that every page starts with. */
const MAIN = 'main';

/** The chunks that each address loads, by the generator's table. */
function readChunks(generatedFilesDir: string): ReadonlyMap<string, string[]> {
  const file = path.join(generatedFilesDir, 'routesChunkNames.json');
  const table = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, ChunkNames>;
  const chunks = new Map<string, string[]>();
  for (const [key, names] of Object.entries(table)) {
    // Keys are an address and a short hash: `/docs/core/panels/add-049`.
    const address = key.replace(/-[^-]+$/, '');
    chunks.set(address, [...(chunks.get(address) ?? []), ...flatten(names)]);
  }
  return chunks;
}

/** Tells which files the routes of a page load, its own and those it shares with others. */
function fileFinder({generatedFilesDir, routes}: Props, filesOfChunks: ReadonlyMap<string, string[]>) {
  const chunks = readChunks(generatedFilesDir);
  return (page: string): string[] => {
    const names = routesOf(routes, page).flatMap(({path: address}) => chunks.get(address) ?? []);
    return [...new Set(names.flatMap((name) => filesOfChunks.get(name) ?? []))];
  };
}

/** Reads files of styles, each once. */
function styleReader(outDir: string): (file: string) => StyleFile {
  const read = new Map<string, StyleFile>();
  return (file) => {
    const styles = read.get(file) ?? {file, text: fs.readFileSync(path.join(outDir, file), 'utf8')};
    read.set(file, styles);
    return styles;
  };
}

/**
 * Puts into each page what its first view needs, so that it is drawn from one answer of the server: its styles stand in
 * the page itself. Scripts come after that, those of the page's route along with the main one instead of a round trip
 * later.
 */
export default function firstView({baseUrl}: LoadContext): Plugin {
  const filesOfChunks = new Map<string, string[]>();
  return {
    name: 'first-view',
    configureWebpack: (_config, isServer, {currentBundler: {instance: bundler}}) =>
      isServer
        ? {}
        : {
            // One file of styles for the whole site is the generator's way; a page needs a third of it. Its reason, the
            // order of files, does not hold: the theme's styles are in cascade layers, those of components in modules.
            optimization: {splitChunks: {cacheGroups: {styles: false}}},
            plugins: [
              new bundler.BannerPlugin({
                banner: EAGER_FUNCTIONS,
                raw: true,
                test: /\/js\/main\./,
                // After comments were removed, and before files are named after their content.
                stage: bundler.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
              }),
              ({hooks}) =>
                hooks.afterEmit.tap('first-view', ({namedChunkGroups}) => {
                  for (const [name, group] of namedChunkGroups) filesOfChunks.set(name, group.getFiles());
                }),
            ],
          },

    postBuild(props) {
      const {outDir, routesPaths} = props;
      const filesOf = fileFinder(props, filesOfChunks);
      const ownOf = (kind: string, files: string[]) => files.filter((file) => file.endsWith(kind));
      const mainStyles = ownOf('.css', filesOfChunks.get(MAIN) ?? []);
      const readStyles = styleReader(outDir);
      for (const page of routesPaths) {
        const isNotFound = page === `${baseUrl}404.html`;
        const file = path.join(outDir, page.slice(baseUrl.length), isNotFound ? '' : 'index.html');
        const files = filesOf(page);
        const styles = [...new Set([...mainStyles, ...ownOf('.css', files)])].map(readStyles);
        const html = fs.readFileSync(file, 'utf8');
        fs.writeFileSync(file, withLateScripts(withStyles(html, styles, file), ownOf('.js', files), baseUrl, file));
      }
    },
  };
}
