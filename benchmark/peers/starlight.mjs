// Starlight with its default theme and search. Astro needs a newer Node than this project, so one comes as a package.
export const name = 'Starlight 0.42';
export const output = 'dist';
export const build = ['npx', 'node', 'node_modules/astro/bin/astro.mjs', 'build'];
export const dependencies = {'@astrojs/starlight': '0.42.4', astro: '7.3.5', node: '22'};

const CONFIG = `
import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://dockview.dev',
  integrations: [starlight({title: 'Dockview', sidebar: [{label: 'Docs', items: [{autogenerate: {directory: 'docs'}}]}]})],
});
`;

const COLLECTION = `
import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

export function files({docs, posts}) {
  const pages = [...docs, ...posts].map(({path, title, body}) => [
    `src/content/docs/${path}.md`,
    `---\ntitle: ${JSON.stringify(title)}\nslug: ${path}\n---\n\n${body}\n`,
  ]);
  return {
    'astro.config.mjs': CONFIG,
    'src/content.config.ts': COLLECTION,
    'src/content/docs/index.md': '---\ntitle: Dockview\n---\n',
    ...Object.fromEntries(pages),
  };
}
