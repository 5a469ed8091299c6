import {createRequire} from 'node:module';
import type {Plugin} from 'esbuild';

/** Packages an example may import; each becomes one shared, cacheable module. */
export const VENDOR_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'dockview-core',
  'dockview',
];

/** The library's style sheet, under either package's name. */
export const VENDOR_STYLESHEET = /^dockview(?:-core)?\/dist\/styles\/dockview\.css$/;

const NAMESPACE = 'vendor';
const requireFromHere = createRequire(__filename);

/** Packages published as CommonJS need their export names written out to be imported by name. */
function reexport(name: string): string {
  if (name.startsWith('dockview')) return `export * from '${name}';`;
  const names = Object.keys(requireFromHere(name) as object).filter((key) => key !== 'default');
  return `export {default} from '${name}';\nexport {${names.join(', ')}} from '${name}';`;
}

/** Turns an entry such as `vendor:react` into a module that re-exports the package whole. */
export function vendorEntries(resolveDir: string): Plugin {
  return {
    name: 'vendor-entries',
    setup(build) {
      build.onResolve({filter: /^vendor:/}, ({path}) => ({path: path.slice('vendor:'.length), namespace: NAMESPACE}));
      build.onLoad({filter: /.*/, namespace: NAMESPACE}, ({path}) => ({contents: reexport(path), resolveDir}));
    },
  };
}

/** A file name for a package: `react-dom/client` becomes `react-dom-client`. */
export function vendorFileName(name: string): string {
  return name.replaceAll('/', '-');
}
