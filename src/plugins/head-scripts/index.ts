import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';

/** Adds the inline script that has to run before the first paint: `script.ts`. */
export default function headScripts({baseUrl, siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id: string}};
  const define = {ANNOUNCEMENT_ID: announcementBar?.id ?? null, SCRIPT_FOLDER: `${baseUrl}assets/js/`};
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'script.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return {
    name: 'head-scripts',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: outputFiles[0]!.text.trim()}]}),
  };
}
