import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FRAMEWORKS} from '../../lib/frameworks';
import type {ExampleSummary} from '../../lib/exampleSummary';
import type {ExampleSource, Runtime} from '../../lib/playground/model';
import {bundle, type Bundles} from './bundle';
import {renderPage} from './page';
import {readExamples, type Example} from './readExamples';

function toSummary({id, component, title, summary, doc, height}: Example): ExampleSummary {
  return {id, component, title, summary, doc, height};
}

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

function toRuntime({modules, vendorStylesheet, runner}: Bundles, siteFolder: string): Runtime {
  const versions = Object.fromEntries(PROJECT_PACKAGES.map((name) => [name, readVersion(siteFolder, name)]));
  return {modules, stylesheet: vendorStylesheet, runner, versions};
}

/**
 * Serves every folder of `examples/` as standalone pages under `/templates/<component>/<id>/<framework>/`, and lists
 * them on `/templates`.
 */
export default function examplesPlugin(context: LoadContext): Plugin {
  const source = path.join(context.siteDir, 'examples');
  const target = path.join(context.siteDir, 'generated/static/templates');
  const writeFile = (name: string, text: string): void => {
    const file = path.join(target, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  };
  const plugin: Plugin<Example[]> = {
    name: 'examples',
    getPathsToWatch: () => [`${source}/**/*`],
    async loadContent() {
      const examples = readExamples(source);
      const bundles = await bundle(examples, context.siteDir, target);
      const popout = fs.readFileSync(path.join(context.siteDir, 'static/popout.html'), 'utf8');
      writeFile('runtime.json', JSON.stringify(toRuntime(bundles, context.siteDir)));
      for (const example of examples) {
        const {id, title, files} = example;
        writeFile(`${id}/source.json`, JSON.stringify({title, files} satisfies ExampleSource));
        for (const framework of FRAMEWORKS) {
          writeFile(`${id}/${framework}/index.html`, renderPage(example, framework, bundles));
          // A popout window is opened at an address relative to the page, so that it is found under any base URL.
          writeFile(`${id}/${framework}/popout.html`, popout);
        }
      }
      return examples;
    },
    async contentLoaded({content, actions}) {
      const examples = await actions.createData('examples.json', content.map(toSummary));
      actions.addRoute({
        path: `${context.baseUrl}templates`,
        component: '@site/src/components/Gallery',
        modules: {examples},
        exact: true,
      });
    },
  };
  return plugin as Plugin;
}
