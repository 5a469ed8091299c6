import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FRAMEWORKS} from '../../lib/frameworks';
import type {ExampleSummary} from '../../lib/exampleSummary';
import type {ExampleSource} from '../../lib/playground/model';
import {SANDBOX_FOLDER} from '../../lib/headers/site';
import {bundle} from './bundle';
import {renderPage} from './page';
import {picturesOf} from './picture';
import {readExamples, type Example} from './readExamples';
import {toRuntime} from './runtime';
import {renderSandbox} from './sandboxPage';

async function toSummaries(examples: readonly Example[], siteFolder: string): Promise<ExampleSummary[]> {
  const pictures = await picturesOf(examples, siteFolder);
  return examples.map(({id, component, title, summary, doc, height}, index) => {
    return {id, component, title, summary, doc, height, picture: pictures[index]!};
  });
}

/**
 * Serves every folder of `examples/` as standalone pages under `/templates/<component>/<id>/<framework>/`, and lists
 * them on `/templates`.
 */
export default function examplesPlugin(context: LoadContext): Plugin {
  const source = path.join(context.siteDir, 'examples');
  const root = path.join(context.siteDir, 'generated/static');
  const target = path.join(root, 'templates');
  const writeFile = (name: string, text: string, folder = target): void => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  };
  const siteUrl = `${context.siteConfig.url}${context.baseUrl}`;
  const plugin: Plugin<Example[]> = {
    name: 'examples',
    getPathsToWatch: () => [`${source}/**/*`],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            include: ['docs', 'blog'].map((folder) => path.join(context.siteDir, folder)),
            enforce: 'pre',
            use: path.join(__dirname, 'watchExamples.mjs'),
          },
        ],
      },
    }),
    async loadContent() {
      const examples = readExamples(source);
      const bundles = await bundle(examples, context.siteDir, target);
      const popout = fs.readFileSync(path.join(context.siteDir, 'static/popout.html'), 'utf8');
      const sandbox = renderSandbox(bundles.runner);
      fs.rmSync(path.join(root, SANDBOX_FOLDER), {recursive: true, force: true});
      writeFile(`${sandbox.folder}index.html`, sandbox.html, root);
      writeFile('runtime.json', JSON.stringify(toRuntime(bundles, sandbox, context.siteDir)));
      for (const example of examples) {
        const {id, title, files} = example;
        writeFile(`${id}/source.json`, JSON.stringify({title, files} satisfies ExampleSource));
        for (const framework of FRAMEWORKS) {
          writeFile(`${id}/${framework}/index.html`, renderPage(example, framework, bundles, siteUrl));
          // A popout window is opened at an address relative to the page, so that it is found under any base URL.
          writeFile(`${id}/${framework}/popout.html`, popout);
        }
      }
      return examples;
    },
    async contentLoaded({content, actions}) {
      const examples = await actions.createData('examples.json', await toSummaries(content, context.siteDir));
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
