import fs from 'node:fs';
import path from 'node:path';
import {build, type BuildOptions, type Metafile, type Plugin} from 'esbuild';
import {FRAMEWORKS, type Framework} from '../../lib/frameworks';
import type {RuntimeModule} from '../../lib/playground/model';
import {ENTRY_FILES, MOUNT_APP} from '../../lib/playground/mount';
import type {Example} from './readExamples';
import {VENDOR_PACKAGES, VENDOR_STYLESHEET, vendorEntries, vendorFileName} from './vendor';

/** What a page of an example has to load; paths are relative to the output folder. */
export interface Bundle {
  script: string;
  stylesheet: string | undefined;
}

/** Where everything that was bundled ended up; paths are relative to the output folder. */
export interface Bundles {
  /** From package name to module. */
  vendor: Record<string, string>;
  vendorStylesheet: string;
  /** The packages and the chunks they share, for the sandbox of edited code. */
  modules: RuntimeModule[];
  /** Text of the script that runs in it. */
  runner: string;
  /** From `<example id>/<framework>` to its bundle. */
  examples: Record<string, Bundle>;
}

const SHARED_OPTIONS = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  metafile: true,
  jsx: 'automatic',
  logLevel: 'silent',
  define: {'process.env.NODE_ENV': '"production"'},
  entryNames: 'assets/[dir]/[name]-[hash]',
  chunkNames: 'assets/chunks/[name]-[hash]',
} satisfies BuildOptions;

const mountApp: Plugin = {
  name: 'mount-app',
  setup(pluginBuild) {
    pluginBuild.onResolve({filter: /^mount:/}, ({path: entry}) => ({
      path: entry.slice('mount:'.length),
      namespace: 'mount',
    }));
    pluginBuild.onLoad({filter: /.*/, namespace: 'mount'}, ({path: resolveDir}) => ({
      contents: MOUNT_APP,
      loader: 'tsx',
      resolveDir,
    }));
  },
};

/** Every example imports the library's style sheet; the page links one shared copy in place of one per example. */
const sharedStylesheet: Plugin = {
  name: 'shared-stylesheet',
  setup(pluginBuild) {
    pluginBuild.onResolve({filter: VENDOR_STYLESHEET}, ({path: name}) => ({path: name, namespace: 'stylesheet'}));
    pluginBuild.onLoad({filter: /.*/, namespace: 'stylesheet'}, () => ({contents: ''}));
  },
};

/** Finds what each entry became. Keys are entry names, values the output of that entry. */
function outputsByEntry(metafile: Metafile, outputFolder: string): Map<string, Bundle> {
  const relative = (file: string) => path.posix.relative(toPosix(outputFolder), toPosix(path.resolve(file)));
  return new Map(
    Object.entries(metafile.outputs)
      .filter(([, output]) => output.entryPoint !== undefined)
      .map(([file, output]) => [
        output.entryPoint!.replace(/^(?:vendor|mount):/, ''),
        {script: relative(file), stylesheet: output.cssBundle && relative(output.cssBundle)},
      ]),
  );
}

function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}

/** Lists the outputs of the packages, each under the name that the sandbox imports it by. */
function toRuntimeModules({outputs}: Metafile, outputFolder: string): RuntimeModule[] {
  const relative = (file: string) => toPosix(path.relative(outputFolder, path.resolve(file)));
  const nameOf = (file: string) => outputs[file]?.entryPoint?.replace(/^vendor:/, '') ?? relative(file);
  return Object.entries(outputs).map(([file, {imports}]) => ({
    name: nameOf(file),
    file: relative(file),
    needs: imports.map((imported) => nameOf(imported.path)),
  }));
}

async function bundleRunner(): Promise<string> {
  const {outputFiles} = await build({
    ...SHARED_OPTIONS,
    format: 'iife',
    write: false,
    entryPoints: [path.join(__dirname, 'runner/index.ts')],
  });
  return outputFiles[0]!.text;
}

async function bundleVendor(siteFolder: string, outputFolder: string): Promise<Omit<Bundles, 'examples' | 'runner'>> {
  const stylesheetSource = path.join(siteFolder, 'node_modules/dockview-core/dist/styles/dockview.css');
  const [modules, styles] = await Promise.all([
    build({
      ...SHARED_OPTIONS,
      splitting: true,
      outdir: outputFolder,
      entryPoints: VENDOR_PACKAGES.map((name) => ({in: `vendor:${name}`, out: `vendor/${vendorFileName(name)}`})),
      plugins: [vendorEntries(siteFolder)],
    }),
    build({
      ...SHARED_OPTIONS,
      outdir: outputFolder,
      entryPoints: [{in: stylesheetSource, out: 'vendor/dockview'}],
    }),
  ]);
  const scripts = outputsByEntry(modules.metafile, outputFolder);
  const stylesheet = Object.keys(styles.metafile.outputs)[0]!;
  return {
    vendor: Object.fromEntries(VENDOR_PACKAGES.map((name) => [name, scripts.get(name)!.script])),
    vendorStylesheet: toPosix(path.relative(outputFolder, path.resolve(stylesheet))),
    modules: toRuntimeModules(modules.metafile, outputFolder),
  };
}

function entryOf(example: Example, framework: Framework): string {
  const folder = path.join(example.folder, framework);
  return framework === 'react' ? `mount:${folder}` : path.join(folder, ENTRY_FILES[framework]);
}

async function bundleExamples(examples: Example[], outputFolder: string): Promise<Bundles['examples']> {
  const variants = examples.flatMap((example) =>
    FRAMEWORKS.map((framework) => ({name: `${example.id}/${framework}`, entry: entryOf(example, framework)})),
  );
  const result = await build({
    ...SHARED_OPTIONS,
    outdir: outputFolder,
    entryPoints: variants.map(({name, entry}) => ({in: entry, out: name})),
    external: VENDOR_PACKAGES,
    plugins: [mountApp, sharedStylesheet],
  });
  const outputs = outputsByEntry(result.metafile, outputFolder);
  return Object.fromEntries(
    variants.map(({name, entry}) => {
      const key = entry.startsWith('mount:') ? entry.slice('mount:'.length) : path.relative(process.cwd(), entry);
      const bundle = outputs.get(toPosix(key));
      if (!bundle) throw new Error(`The bundle of example ${name} is missing from the bundler's output.`);
      return [name, bundle];
    }),
  );
}

/**
 * Bundles every example and the packages they share.
 * @param examples - what to bundle.
 * @param siteFolder - absolute path of the project.
 * @param outputFolder - absolute path; emptied before anything is bundled.
 * @throws Error with the bundler's message, which names file and line, when an example does not compile.
 */
export async function bundle(examples: Example[], siteFolder: string, outputFolder: string): Promise<Bundles> {
  fs.rmSync(outputFolder, {recursive: true, force: true});
  const [vendor, runner, bundled] = await Promise.all([
    bundleVendor(siteFolder, outputFolder),
    bundleRunner(),
    bundleExamples(examples, outputFolder),
  ]);
  return {...vendor, runner, examples: bundled};
}
