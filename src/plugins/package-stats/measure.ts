import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import type {PackageStats} from '../../lib/packageStats';
import {releases} from '../releases/data';

interface Manifest {
  version: string;
  license: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function readManifest(siteFolder: string, name: string): Manifest {
  const file = path.join(siteFolder, 'node_modules', name, 'package.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
}

/** Reads a range such as `^16.8.0 || ^17.0.0`. */
function reactVersions(range: string): PackageStats['react'] {
  const versions = range.split('||').map((part) =>
    part
      .trim()
      .replace('^', '')
      .replace(/(?:\.0)+$/, ''),
  );
  return {oldest: versions[0]!, newest: versions.at(-1)!};
}

/**
 * The size of everything a package exports, as a bundler ships it.
 * @param contents - the module to measure, such as `export * from 'dockview'`.
 * @param resolveDir - folder whose `node_modules` is used.
 * @param loader - the language of `contents`.
 * @returns bytes, minified and compressed with gzip -9, without React.
 */
export async function measureBundle(
  contents: string,
  resolveDir: string,
  loader: 'js' | 'css' = 'js',
): Promise<number> {
  const {outputFiles} = await build({
    stdin: {contents, resolveDir, loader},
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    external: ['react', 'react-dom'],
    define: {'process.env.NODE_ENV': '"production"'},
    loader: {'.css': loader === 'css' ? 'css' : 'empty'},
    logLevel: 'silent',
  });
  return gzipSync(outputFiles[0]!.contents, {level: 9}).length;
}

/**
 * Reads and measures the installed library.
 * @param siteFolder - absolute path of the project.
 */
export async function readPackageStats(siteFolder: string): Promise<PackageStats> {
  const react = readManifest(siteFolder, 'dockview');
  const core = readManifest(siteFolder, 'dockview-core');
  const {version, date} = releases.at(-1)!;
  return {
    version: core.version,
    license: core.license,
    react: reactVersions(react.peerDependencies?.react ?? ''),
    gzip: {
      react: await measureBundle("export * from 'dockview'", siteFolder),
      typescript: await measureBundle("export * from 'dockview-core'", siteFolder),
      stylesheet: await measureBundle("@import 'dockview-core/dist/styles/dockview.css'", siteFolder, 'css'),
    },
    dependencies: Object.keys(core.dependencies ?? {}),
    latest: {version, date},
  };
}
