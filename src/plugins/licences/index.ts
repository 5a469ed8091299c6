import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {packageFolder, readPackage, type ShippedPackage} from './readPackage';

/** Every module that is in a bundle, and nothing else. */
const MODULES = {
  all: false,
  modules: true,
  nestedModules: true,
  cachedModules: true,
  dependentModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

/** What the bundler tells of a module. */
interface BundledModule {
  /** Absolute path; none for what the bundler made itself. */
  nameForCondition?: string | null;
  modules?: BundledModule[];
}

/** Files of bundled modules; several modules may have become one. */
function filesOf(modules: BundledModule[] = []): string[] {
  return modules.flatMap(({nameForCondition, modules: parts}) => [nameForCondition ?? '', ...filesOf(parts)]);
}

function writePackage({name, version, licence, text}: ShippedPackage): string {
  return [`${name} ${version} (${licence})`, `https://www.npmjs.com/package/${name}/v/${version}`, '', text ?? ''].join(
    '\n',
  );
}

/**
 * Writes `/licenses.txt`: every package whose code is in the bundles that pages load, with its licence. A package whose
 * licence asks for more than that stops the build.
 */
export default function licences(): Plugin {
  const folders = new Set<string>();
  return {
    name: 'licences',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              (compiler) => {
                compiler.hooks.done.tap('licences', (stats) => {
                  for (const file of filesOf(stats.toJson(MODULES).modules)) {
                    const folder = packageFolder(file);
                    if (folder) folders.add(folder);
                  }
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
