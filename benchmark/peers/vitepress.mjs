// VitePress with its default theme and local search.
export const name = 'VitePress 1.6';
export const output = '.vitepress/dist';
export const build = ['npx', 'vitepress', 'build'];
export const dependencies = {vitepress: '1.6.4', vue: '3.5.22'};

/** `{core: {panels: {add: page}}}` as groups of the sidebar. */
function toItems(pages, depth) {
  const groups = new Map();
  for (const page of pages) {
    const [name, ...rest] = page.path.split('/').slice(depth);
    groups.set(name, [...(groups.get(name) ?? []), {page, isLeaf: rest.length === 0}]);
  }
  return [...groups].flatMap(([text, entries]) => {
    const leaves = entries.filter(({isLeaf}) => isLeaf).map(({page}) => ({text: page.title, link: `/${page.path}`}));
    const inner = entries.filter(({isLeaf}) => !isLeaf).map(({page}) => page);
    return inner.length > 0 ? [...leaves, {text, items: toItems(inner, depth + 1)}] : leaves;
  });
}

export function files({docs, posts}) {
  const config = {
    title: 'Dockview',
    cleanUrls: true,
    ignoreDeadLinks: true,
    themeConfig: {
      search: {provider: 'local'},
      sidebar: {'/docs/': toItems(docs, 1)},
      nav: [{text: 'Blog', link: '/blog/'}],
    },
  };
  // Vue would read double braces in the text as code of its own.
  const pages = [...docs, ...posts].map(({path, title, body}) => [
    `${path}.md`,
    `# ${title}\n\n::: v-pre\n${body}\n:::\n`,
  ]);
  return {
    '.vitepress/config.mjs': `export default ${JSON.stringify(config)};\n`,
    'index.md': '# Dockview\n',
    ...Object.fromEntries(pages),
  };
}
