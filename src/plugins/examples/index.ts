import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FRAMEWORKS} from '../../lib/frameworks';
import type {ExampleSummary} from '../../lib/exampleSummary';
import {bundle} from './bundle';
import {renderPage} from './page';
import {readExamples, type Example} from './readExamples';

function toSummary({id, component, title, summary, doc, height}: Example): ExampleSummary {
  return {id, component, title, summary, doc, height};
}

/**
 * Serves every folder of `examples/` as standalone pages under `/templates/<component>/<id>/<framework>/`, and lists
 * them on `/templates`.
 */
export default function examplesPlugin(context: LoadContext): Plugin {
  const source = path.join(context.siteDir, 'examples');
  const target = path.join(context.siteDir, 'generated/static/templates');
  const plugin: Plugin<Example[]> = {
    name: 'examples',
    getPathsToWatch: () => [`${source}/**/*`],
    async loadContent() {
      const examples = readExamples(source);
      const bundles = await bundle(examples, context.siteDir, target);
      for (const example of examples) {
        for (const framework of FRAMEWORKS) {
          const folder = path.join(target, example.id, framework);
          fs.mkdirSync(folder, {recursive: true});
          fs.writeFileSync(path.join(folder, 'index.html'), renderPage(example, framework, bundles));
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
