import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FRAMEWORKS} from '../../lib/frameworks';
import {
  exampleRoute,
  GOALS,
  type ExampleDetails,
  type ExampleFile,
  type ExampleSummary,
} from '../../lib/exampleSummary';
import type {ExampleSource, Runtime, SourceFile} from '../../lib/playground/model';
import {tokenMarkup} from '../highlight/tokenMarkup';
import {bundleBrowserScript, bundleVariant, loadVendor} from './bundle';
import {renderPage, renderSandbox, SANDBOX_FOLDER} from './html';
import {readProjectVersions} from './projectVersions';
import {readExamples, type Example} from './readExamples';
import {drawThumbnail} from './thumbnail/draw';
import {drawPicture} from './thumbnail/picture';

/** The files of a site, by path below its base URL. */
type Files = Map<string, string>;

/** Sorts examples as they are listed: by goal, featured ones first. */
function inOrder(examples: Example[]): Example[] {
  const rank = ({goal, featured}: Example) => 2 * Object.keys(GOALS).indexOf(goal) + (featured ? 0 : 1);
  return [...examples].sort((a, b) => rank(a) - rank(b));
}

async function toSummary(example: Example): Promise<ExampleSummary> {
  const {id, title, summary, goal, point, featured} = example;
  const picture = drawPicture(await drawThumbnail(example), point);
  return {id, title, summary, goal, isFeatured: featured, picture};
}

function toFile({name, code}: SourceFile): ExampleFile {
  const language = path.extname(name).slice(1);
  return {name, language, html: tokenMarkup(code.trimEnd(), language)};
}

async function toDetails(example: Example, next: Example | undefined): Promise<ExampleDetails> {
  const {id, title, summary, goal, doc, height, files} = example;
  return {
    ...{id, title, summary, goal, doc, height},
    thumbnail: await drawThumbnail(example),
    files: {react: files.react.map(toFile), typescript: files.typescript.map(toFile)},
    next: next && {id: next.id, title: next.title},
  };
}

/** Makes the page that runs edited code. Its folder holds a hash, so that browsers may keep it for good. */
async function addSandbox(files: Files): Promise<string> {
  const html = renderSandbox((await bundleBrowserScript('sandbox')).text);
  const folder = `${SANDBOX_FOLDER}${crypto.createHash('sha256').update(html).digest('hex').slice(0, 10)}/`;
  files.set(`${folder}index.html`, html);
  return folder;
}

/** Makes everything that is served of the examples. */
async function makeFiles(examples: Example[], {siteDir, siteConfig, baseUrl}: LoadContext): Promise<Files> {
  const files: Files = new Map();
  const popout = fs.readFileSync(path.join(siteDir, 'static/popout.html'), 'utf8');
  const [{modules, stylesheet}, setUp, sandbox] = await Promise.all([
    loadVendor(),
    bundleBrowserScript(process.env.NODE_ENV === 'development' ? 'setUpInDevelopment' : 'setUp'),
    addSandbox(files),
  ]);
  const add = (name: string, text: string) => files.set(`templates/${name}`, text);
  const runtime: Runtime = {
    modules: modules.map(({name, file, needs}) => ({name, file, needs})),
    stylesheet: stylesheet.name,
    sandbox,
    versions: readProjectVersions(siteDir),
  };
  for (const asset of [stylesheet, setUp, ...modules.map(({asset}) => asset)]) add(asset.name, asset.text);
  add('runtime.json', JSON.stringify(runtime));
  const variants = examples.flatMap((example) => FRAMEWORKS.map((framework) => ({example, framework})));
  await Promise.all(
    variants.map(async (variant) => {
      const {id} = variant.example;
      const bundle = await bundleVariant(variant);
      for (const asset of [bundle.script, bundle.stylesheet]) if (asset) add(asset.name, asset.text);
      const folder = `${id}/${variant.framework}`;
      const url = new URL(`${baseUrl}templates/${folder}/`, siteConfig.url).href;
      add(`${folder}/index.html`, renderPage({...variant, url, bundle, setUp, vendor: {modules, stylesheet}}));
      // A popout window is opened at an address relative to the page, so that it is found under any base URL.
      add(`${folder}/popout.html`, popout);
    }),
  );
  for (const {id, title, files: source} of examples) {
    add(`${id}/source.json`, JSON.stringify({title, files: source} satisfies ExampleSource));
  }
  return files;
}

function write(files: Files, folder: string): void {
  for (const name of ['templates', SANDBOX_FOLDER]) fs.rmSync(path.join(folder, name), {recursive: true, force: true});
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
}

/**
 * Makes a page of every folder of `examples/`, at `/examples/<component>/<id>`, serves its variants alone under
 * `/templates/<component>/<id>/<framework>/`, and lists all of them on `/templates`.
 */
export default function examplesPlugin(context: LoadContext): Plugin {
  const {siteDir, baseUrl} = context;
  const source = path.join(siteDir, 'examples');
  const plugin: Plugin<Example[]> = {
    name: 'examples',
    getPathsToWatch: () => [`${source}/**/*`],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            include: ['docs', 'blog', 'src/pages'].map((folder) => path.join(siteDir, folder)),
            enforce: 'pre',
            use: path.join(__dirname, 'watchExamples.mjs'),
          },
        ],
      },
    }),
    loadContent: async () => readExamples(source),
    async contentLoaded({content, actions}) {
      write(await makeFiles(content, context), path.join(siteDir, 'generated/static'));
      const examples = inOrder(content);
      actions.addRoute({
        path: `${baseUrl}templates`,
        component: '@site/src/components/Gallery',
        modules: {
          examples: await actions.createData('examples.json', await Promise.all(examples.map(toSummary))),
        },
        exact: true,
      });
      await Promise.all(
        examples.map(async (example, at) => {
          const name = `${example.id.replace('/', '-')}.json`;
          actions.addRoute({
            path: baseUrl + exampleRoute(example.id).slice(1),
            component: '@site/src/components/ExamplePage',
            modules: {example: await actions.createData(name, await toDetails(example, examples[at + 1]))},
            exact: true,
          });
        }),
      );
    },
  };
  return plugin as Plugin;
}
