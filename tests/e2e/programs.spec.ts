import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {build, type Plugin} from 'esbuild';
import {listMarkdown, ROOT} from '../support/pages';
import {readSamples, type Sample} from '../support/samples';

/** The files of a program that a reader can paste into a new project as they are, one of which starts it. */
interface Program {
  files: Sample[];
  start: Sample;
  /** Code of the module that a page loads. */
  entry: string;
}

const ORIGIN = 'http://programs.test';
/** A component without props: the one that a program is about. */
const EXPORTED_APP = /^export (?:(default) function (\w+)\(\)|(?:function|const) (App)\b(?! = \(\{)(?!\(\{))/m;

function startOf(files: Sample[]): Omit<Program, 'files'> | undefined {
  if (files.some(({context}) => context !== undefined)) return undefined;
  const main = files.find(({code}) => /getElementById\('(?:app|root)'\)/.test(code));
  if (main?.title) return {start: main, entry: `import './${path.parse(main.title).name}';`};
  const app = files.find(({title, code}) => title && EXPORTED_APP.test(code));
  if (!app) return undefined;
  const isDefault = EXPORTED_APP.exec(app.code)![1] !== undefined;
  const entry = `import {createRoot} from 'react-dom/client';
    import {createElement, StrictMode} from 'react';
    import ${isDefault ? 'App' : '{App}'} from './${path.parse(app.title!).name}';
    createRoot(document.getElementById('root')).render(createElement(StrictMode, null, createElement(App)));`;
  return {start: app, entry};
}

/** Pages about other packages, whose programs tests/e2e/behavior runs. */
const OTHER_PACKAGES = /help\/(?:frameworks|migrate)\.mdx$/;

function readPrograms(): Map<string, Program> {
  const groups = new Map<string, Sample[]>();
  const pages = [...listMarkdown('docs'), ...listMarkdown('static/skills')].filter(
    (file) => !OTHER_PACKAGES.test(file),
  );
  for (const sample of pages.flatMap(readSamples)) {
    groups.set(sample.group, [...(groups.get(sample.group) ?? []), sample]);
  }
  return new Map(
    [...groups].flatMap(([group, files]) => {
      const start = startOf(files);
      return start ? [[group, {files, ...start}] as const] : [];
    }),
  );
}

/** Serves the files of the programs to esbuild, each program in a folder of its own. */
const virtual = (programs: Map<string, Program>): Plugin => ({
  name: 'programs',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^program:/}, ({path: entry}) => ({namespace: 'program', path: `${entry.slice(8)}/entry`}));
    onResolve({filter: /^\.\//, namespace: 'program'}, ({path: name, importer}) => ({
      namespace: 'program',
      path: path.posix.join(path.posix.dirname(importer), name),
    }));
    onLoad({filter: /.*/, namespace: 'program'}, ({path: file}) => {
      const {dir, name} = path.posix.parse(file);
      const {files, entry} = programs.get(dir)!;
      const sample = files.find(({title}) => title && path.parse(title).name === name);
      return {contents: name === 'entry' ? entry : sample!.code, loader: 'tsx', resolveDir: ROOT};
    });
  },
});

const programs = readPrograms();
const served = new Map<string, string>();

test.beforeAll(async () => {
  const {outputFiles} = await build({
    entryPoints: [...programs.keys()].map((group) => ({in: `program:${group}`, out: group})),
    plugins: [virtual(programs)],
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: '/',
    write: false,
    define: {'process.env.NODE_ENV': '"development"'},
  });
  for (const {path: file, text} of outputFiles) served.set(file, text);
});

async function openProgram(page: Page, group: string): Promise<void> {
  const html = `<!doctype html><link rel="icon" href="data:,"><body style="margin: 0"><div id="app"></div><div id="root"></div>
    <link rel="stylesheet" href="/${group}.css"><script type="module" src="/${group}.js"></script>`;
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = new URL(route.request().url()).pathname;
    if (file === '/') return route.fulfill({contentType: 'text/html', body: html});
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({contentType, body: served.get(file), status: served.has(file) ? 200 : 404});
  });
  await page.goto(`${ORIGIN}/`);
}

for (const [group, {start}] of programs) {
  test(`${start.where} ${start.title} runs as a reader pastes it, without a message in the console`, async ({page}) => {
    const messages: string[] = [];
    page.on('pageerror', ({message}) => messages.push(message));
    page.on('console', (message) => {
      if (!message.text().includes('React DevTools')) messages.push(message.text());
    });
    expect([...served.keys()], 'the program imports the style sheet').toContain(`/${group}.css`);
    await openProgram(page, group);
    const root = page.locator('.dv-dockview, .dv-grid-view, .dv-split-view-container, .dv-pane-container').first();
    await expect.poll(async () => (await root.boundingBox())?.height ?? 0).toBeGreaterThan(100);
    expect(messages).toEqual([]);
  });
}
