import fs from 'node:fs';
import path from 'node:path';
import type {Runtime} from '../../lib/playground/model';
import type {Bundles} from './bundle';
import type {SandboxPage} from './sandboxPage';

/** Packages that a project made of an example installs. */
const PROJECT_PACKAGES = [
  'dockview',
  'dockview-core',
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'typescript',
  'vite',
];

function readVersion(siteFolder: string, name: string): string {
  const file = path.join(siteFolder, 'node_modules', name, 'package.json');
  const {version} = JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string};
  return version;
}

/** Reads the installed versions of the packages that such a project needs, by name. */
export function readProjectVersions(siteFolder: string): Record<string, string> {
  return Object.fromEntries(PROJECT_PACKAGES.map((name) => [name, readVersion(siteFolder, name)]));
}

/** Tells what it takes to run edited code, and to make a project of it. */
export function toRuntime({modules, vendorStylesheet}: Bundles, sandbox: SandboxPage, siteFolder: string): Runtime {
  const versions = readProjectVersions(siteFolder);
  return {modules, stylesheet: vendorStylesheet, sandbox: sandbox.folder, versions};
}
