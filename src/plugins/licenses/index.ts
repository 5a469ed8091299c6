import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PACKAGE_NAMES} from '../examples/bundle';

/** Licenses that require no more than to be named along with the code. */
const ACCEPTED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0'];

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

function describePackage(folder: string): string {
  const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {name, version, license} = JSON.parse(manifest) as Record<string, string>;
  if (!ACCEPTED.includes(license!)) {
    throw new Error(`${folder} has the license ${license}. Pages may load code under ${ACCEPTED.join(', ')}.`);
  }
  const file = fs.readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  const text = file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\nhttps://www.npmjs.com/package/${name}/v/${version}\n\n${text}`;
}

/**
 * Writes `/licenses.txt`: every package whose code is in the bundles that pages load, with its license. A package whose
 * license requires more than that fails the build.
 */
export default function licenses({siteDir}: LoadContext): Plugin {
  // Examples have bundles of their own.
  const files = PACKAGE_NAMES.map((name) => path.join(siteDir, 'node_modules', name));
  return {
    name: 'licenses',
    configureWebpack: (_config, isServer) => ({
      plugins: isServer
        ? []
        : [
            ({hooks}) =>
              hooks.compilation.tap('licenses', (compilation) =>
                // The last step before modules are concatenated; unused ones are in no chunk by then.
                compilation.hooks.afterOptimizeModules.tap('licenses', () => {
                  for (const module of compilation.modules) {
                    const [chunk] = compilation.chunkGraph.getModuleChunksIterable(module);
                    if (chunk) files.push(module.nameForCondition() ?? '');
                  }
                }),
              ),
          ],
    }),
    async postBuild({outDir}) {
      const folders = new Set(files.flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? []));
      const head = 'Packages whose code the pages of this site load, with their licenses';
      const text = [head, ...[...folders].map(describePackage).sort()].join(`\n\n${'-'.repeat(80)}\n\n`);
      fs.writeFileSync(path.join(outDir, 'licenses.txt'), `${text}\n`);
    },
  };
}
