import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {build, type Loader, type Plugin} from 'esbuild';
import {titledFences} from '../../support/titledFences.mjs';

/** The installed library and React, as the page of these tests has them already. */
const library: Plugin = {
  name: 'library',
  setup({onLoad, onResolve}) {
    onResolve({filter: /^(?:dockview|react$)/}, ({path}) => ({path, namespace: 'library'}));
    onLoad({filter: /.*/, namespace: 'library'}, ({path}) => ({
      contents: `module.exports = stage.${path === 'react' ? 'React' : 'dockview'}`,
    }));
  },
};

/**
 * The code of a fence, as readers copy it.
 * @param guide - route of the page.
 * @param title - file name of the fence, `toolWindows.ts`; its first one counts.
 */
export function readFence(guide: string, title: string): string {
  const fence = titledFences(fs.readFileSync(`.${guide}.mdx`, 'utf8')).find((one) => one.title === title);
  if (!fence) throw new Error(`${guide} has no fence ${title}`);
  return fence.code;
}

/** Runs such a fence on the page; its exports become a global of this name. */
export async function loadSample(page: Page, guide: string, title: string, name: string): Promise<void> {
  const loader: Loader = title.endsWith('x') ? 'tsx' : 'ts';
  const options = {bundle: true, write: false as const, format: 'iife' as const, globalName: name, plugins: [library]};
  const stdin = {contents: readFence(guide, title), loader};
  const {outputFiles} = await build({...options, stdin, jsxFactory: 'stage.React.createElement'});
  await page.addScriptTag({content: outputFiles[0]!.text});
}
