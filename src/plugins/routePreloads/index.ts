import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {flatten, routesOf, type ChunkNames} from './chunks';

const MAIN_SCRIPT = /<script src="?[^" >]*\/main\.[^>]*><\/script>/;

/**
 * Names in each page the scripts of its route, so that the browser fetches them along with the main script; without,
 * it learns of them when the main script has run, a round trip later.
 */
export default function routePreloads({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  /** The files that a chunk is made of, its own and those it shares with others, by its name. */
  const files = new Map<string, string[]>();
  return {
    name: 'route-preloads',
    configureWebpack: (_config, isServer) => ({
      plugins: [
        function noteFiles({hooks}) {
          if (isServer) return;
          hooks.afterEmit.tap('route-preloads', ({namedChunkGroups}) => {
            for (const [name, group] of namedChunkGroups) files.set(name, group.getFiles());
          });
        },
      ],
    }),

    postBuild({outDir, routes, routesPaths}) {
      const table = JSON.parse(
        fs.readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
      ) as Record<string, ChunkNames>;
      // Keys are an address and a short hash: `/docs/core/panels/add-049`.
      const filesAt = (address: string) =>
        Object.entries(table)
          .filter(([key]) => key.replace(/-[^-]+$/, '') === address)
          .flatMap(([, chunks]) => flatten(chunks))
          .flatMap((name) => files.get(name) ?? [])
          .filter((file) => file.endsWith('.js'));

      for (const page of routesPaths) {
        const addresses = new Set(routesOf(routes, page).map((route) => route.path));
        const links = [...new Set([...addresses].flatMap(filesAt))].map(
          (file) => `<link rel=preload as=script fetchpriority=low href="${baseUrl}${file}">`,
        );
        const file = path.join(outDir, page.slice(baseUrl.length), 'index.html');
        if (links.length === 0) continue;
        const html = fs.readFileSync(file, 'utf8');
        if (!MAIN_SCRIPT.test(html)) throw new Error(`${file} has no main script: adapt src/plugins/routePreloads.`);
        fs.writeFileSync(
          file,
          html.replace(MAIN_SCRIPT, (script) => script + links.join('')),
        );
      }
    },
  };
}
