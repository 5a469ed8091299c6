import {createRequire} from 'node:module';
import path from 'node:path';
import {build, type BuildOptions} from 'esbuild';
import type {Framework} from '../../lib/frameworks';
import type {RuntimeModule} from '../../lib/playground/model';
import {ENTRY_FILES, MOUNT_APP} from '../../lib/playground/mount';
import {memoize} from '../../lib/memoize';
import type {Example} from './readExamples';

/** A file to be served. Its name is a path below `/templates/` that holds a hash of the text. */
export interface Asset {
  name: string;
  text: string;
}

/** A package as one module. */
export interface PackageModule extends RuntimeModule {
  asset: Asset;
}

/** What all examples share. */
export interface Vendor {
  modules: PackageModule[];
  stylesheet: Asset;
}

/** One example for one framework. */
export interface Variant {
  example: Example;
  framework: Framework;
}

/** What a module has become. */
export interface Bundle {
  script: Asset;
  stylesheet: Asset | undefined;
}

/** The packages that an example may import, with those that each imports itself. */
const PACKAGES: Readonly<Record<string, string[]>> = {
  react: [],
  'react/jsx-runtime': [],
  'react-dom': ['react'],
  'react-dom/client': ['react', 'react-dom'],
  'dockview-core': [],
  dockview: ['dockview-core', 'react', 'react-dom'],
};

/** Names of the packages that examples may import. */
export const PACKAGE_NAMES = Object.keys(PACKAGES);

const STYLESHEET = 'dist/styles/dockview.css';

// No plugins: one that still waits when an error elsewhere ends the build makes esbuild print a crash of its own.
const OPTIONS = {
  bundle: true,
  write: false,
  outdir: '/',
  format: 'esm',
  target: 'es2022',
  minify: true,
  jsx: 'automatic',
  logLevel: 'silent',
  define: {'process.env.NODE_ENV': '"production"'},
} satisfies BuildOptions;

/**
 * Bundles one module for the browser.
 * @param name - of the files it becomes, without hash and extension: `vendor/react`.
 * @param contents - of the module.
 * @param resolveDir - absolute path of the folder that its imports are relative to.
 * @throws Error with the bundler's message, which names file and line.
 */
export async function bundle(
  name: string,
  contents: string,
  resolveDir: string,
  options: BuildOptions = {},
): Promise<Bundle> {
  const {outputFiles} = await build({
    ...OPTIONS,
    ...options,
    write: false,
    stdin: {contents, resolveDir, loader: 'tsx'},
    entryNames: `assets/${name}-[hash]`,
  });
  const assets = outputFiles.map(({path: file, text}) => ({name: path.relative('/', file), text}));
  // An import of the library's style sheet alone makes an empty one.
  const find = (extension: string) => assets.find(({name: file, text}) => file.endsWith(extension) && text);
  return {script: find('.js')!, stylesheet: find('.css')};
}

/** React is CommonJS: its export names have to be written out, and its calls of `require` answered. */
function bundleReact(name: string, needs: string[]): Promise<Bundle> {
  const require = createRequire(__filename);
  const file = JSON.stringify(require.resolve(name));
  const names = Object.keys(require(name) as object).filter((key) => key !== 'default');
  const imports = needs.map((need, at) => `import * as needed${at} from '${need}';`);
  const answers = needs.map((need, at) => `'${need}': needed${at}`);
  return bundle(`vendor/${name.replace('/', '-')}`, `export {default, ${names.join()}} from ${file};`, __dirname, {
    external: needs,
    banner: {js: `${imports.join('')}const require = (name) => ({${answers.join()}})[name];`},
  });
}

/** `dockview` passes on what `dockview-core` exports; esbuild keeps that only where the entry says so itself. */
function bundleDockview(name: string, needs: string[]): Promise<Bundle> {
  const sources = [name, ...needs.filter((need) => need.startsWith('dockview'))];
  const own = name === 'dockview-core' ? "export {createDockview} from './browser/touch';" : '';
  const contents = sources.map((source) => `export * from '${source}';`).join('');
  return bundle(`vendor/${name}`, own + contents, __dirname, {external: needs});
}

async function bundlePackage(name: string, needs: string[]): Promise<PackageModule> {
  const {script} = name.startsWith('react') ? await bundleReact(name, needs) : await bundleDockview(name, needs);
  return {name, needs, file: script.name, asset: script};
}

async function bundleVendor(): Promise<Vendor> {
  const [styles, ...modules] = await Promise.all([
    bundle('vendor/dockview', `import 'dockview-core/${STYLESHEET}';`, __dirname),
    ...Object.entries(PACKAGES).map(([name, needs]) => bundlePackage(name, needs)),
  ]);
  return {modules, stylesheet: styles.stylesheet!};
}

let vendor: Promise<Vendor> | undefined;

/** Bundles what all examples share. */
export function loadVendor(): Promise<Vendor> {
  vendor ??= bundleVendor();
  return vendor;
}

/**
 * Bundles a script that runs in pages of examples.
 * @param name - of a file in `browser/`.
 */
export async function bundleBrowserScript(name: string): Promise<Asset> {
  const {script} = await bundle(name, `import './${name}';`, path.join(__dirname, 'browser'), {format: 'iife'});
  return script;
}

/**
 * Bundles one variant of an example, without the packages it imports.
 * @throws Error with the bundler's message, which names file and line, when it does not compile.
 */
export const bundleVariant = memoize(
  (variant: Variant) => JSON.stringify(variant),
  ({example: {id, folder}, framework}) =>
    bundle(
      `${id}/${framework}`,
      framework === 'react' ? MOUNT_APP : `import './${ENTRY_FILES.typescript}';`,
      path.join(folder, framework),
      {
        external: PACKAGE_NAMES,
        // The pages link one shared copy of it.
        alias: {[`dockview/${STYLESHEET}`]: 'data:text/css,', [`dockview-core/${STYLESHEET}`]: 'data:text/css,'},
      },
    ),
);
