import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PACKAGE_NAMES} from '../examples/bundle';
import {packageFolder, readPackage, type ShippedPackage} from './readPackage';

function writePackage({name, version, licence, text}: ShippedPackage): string {
  return [`${name} ${version} (${licence})`, `https://www.npmjs.com/package/${name}/v/${version}`, '', text ?? ''].join(
    '\n',
  );
}

/**
 * Writes `/licenses.txt`: every package whose code is in the bundles that pages load, with its licence. A package whose
 * licence asks for more than that stops the build.
 */
export default function licences({siteDir}: LoadContext): Plugin {
  // Examples load bundles of their own.
  const folders = new Set(
    PACKAGE_NAMES.flatMap((name) => packageFolder(path.join(siteDir, 'node_modules', name)) ?? []),
  );
  return {
    name: 'licences',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              ({hooks}) => {
                hooks.compilation.tap('licences', (compilation) => {
                  // The last moment at which each module still stands for itself, and is in a bundle only if it is used.
                  compilation.hooks.afterOptimizeModules.tap('licences', () => {
                    for (const module of compilation.modules) {
                      const [isBundled] = compilation.chunkGraph.getModuleChunksIterable(module);
                      const folder = isBundled && packageFolder(module.nameForCondition() ?? '');
                      if (folder) folders.add(folder);
                    }
                  });
                });
              },
            ],
          },
    async postBuild({outDir}) {
      const packages = [...folders].map(readPackage).sort((a, b) => a.name.localeCompare(b.name));
      if (packages.length === 0) throw new Error('The bundler names no package, so there is no list of licences.');
      const head = 'Packages whose code the pages of this site load, with their licences';
      const text = [head, ...packages.map(writePackage)].join(`\n\n${'-'.repeat(80)}\n\n`);
      fs.writeFileSync(path.join(outDir, 'licenses.txt'), `${text}\n`);
    },
  };
}
