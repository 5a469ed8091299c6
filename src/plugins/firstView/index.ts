import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {flatten, routesOf, type ChunkNames} from './chunks';
import {withStyles, withPreloads} from './html';

/** The chunk that every page starts with. */
const MAIN = 'main';

/** Tells which files the routes of a page load, its own and those it shares with others. */
function readRouteFiles({generatedFilesDir, routes}: Props, filesOfChunks: ReadonlyMap<string, string[]>) {
  const table = JSON.parse(fs.readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8')) as Record<
    string,
    ChunkNames
  >;
  // Keys are an address and a short hash: `/docs/core/panels/add-049`.
  const chunksAt = (address: string) =>
    Object.entries(table)
      .filter(([key]) => key.replace(/-[^-]+$/, '') === address)
      .flatMap(([, names]) => flatten(names));
  return (page: string): string[] => {
    const addresses = new Set(routesOf(routes, page).map((route) => route.path));
    const files = [...addresses].flatMap(chunksAt).flatMap((name) => filesOfChunks.get(name) ?? []);
    return [...new Set(files)];
  };
}

/**
 * Puts into each page what its first view needs, so that it is drawn from one answer of the server: its styles stand in
 * the page itself, and the scripts of its route are fetched along with the main script instead of a round trip after.
 */
export default function firstView({baseUrl}: LoadContext): Plugin {
  const filesOfChunks = new Map<string, string[]>();
  return {
    name: 'first-view',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            // One file of styles for the whole site is the generator's way; a page needs a third of it. Its reason, the
            // order of files, does not hold: the theme's styles are in cascade layers, those of components in modules.
            optimization: {splitChunks: {cacheGroups: {styles: false}}},
            plugins: [
              ({hooks}) =>
                hooks.afterEmit.tap('first-view', ({namedChunkGroups}) => {
                  for (const [name, group] of namedChunkGroups) filesOfChunks.set(name, group.getFiles());
                }),
            ],
          },

    postBuild(props) {
      const {outDir, routesPaths} = props;
      const filesOf = readRouteFiles(props, filesOfChunks);
      const ownOf = (kind: string, files: string[]) => files.filter((file) => file.endsWith(kind));
      const mainStyles = ownOf('.css', filesOfChunks.get(MAIN) ?? []);
      const readStyles = (file: string) => ({file, text: fs.readFileSync(path.join(outDir, file), 'utf8')});
      for (const page of routesPaths) {
        const isNotFound = page === `${baseUrl}404.html`;
        const file = path.join(outDir, page.slice(baseUrl.length), isNotFound ? '' : 'index.html');
        const files = filesOf(page);
        const styles = [...new Set([...mainStyles, ...ownOf('.css', files)])].map(readStyles);
        const html = fs.readFileSync(file, 'utf8');
        fs.writeFileSync(file, withPreloads(withStyles(html, styles, file), ownOf('.js', files), baseUrl, file));
      }
    },
  };
}
