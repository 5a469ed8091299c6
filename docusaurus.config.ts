// Read from the environment: SITE_URL, BASE_URL, GTAG_ID, SOURCE_URL. `src/lib/siteEnv.ts` holds the defaults and the checks.
import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {version as libraryVersion} from 'dockview-core/package.json';
import redirects from './src/data/redirects.json';
import {readSiteEnv} from './src/lib/siteEnv';
import analytics from './src/plugins/analytics';
import docusaurusInternals from './src/plugins/docusaurus-internals';
import examples from './src/plugins/examples';
import headScripts from './src/plugins/head-scripts';
import headers from './src/plugins/headers';
import libraryThemes from './src/plugins/library-themes';
import licenses from './src/plugins/licenses';
import llms from './src/plugins/llms';
import packageStats from './src/plugins/package-stats';
import pageStyles from './src/plugins/page-styles';
import releaseNotes from './src/plugins/releases';
import {createFeedItems} from './src/plugins/releases/feed';
import search from './src/plugins/search';
import socialCards from './src/plugins/socialCards';
import highlightCode from './src/plugins/highlight/highlightCode';
import {pagePlugins} from './src/plugins/remarkPlugins';
import uniqueHeadingIds from './src/remark/uniqueHeadingIds';

const {url, baseUrl, gtagId, source} = readSiteEnv(process.env);
const [organizationName, projectName] = ['mathuo', 'dockview'];
const repository = `https://github.com/${organizationName}/${projectName}`;
const copyright = 'Copyright © 2025 the Dockview authors';
const questions = 'https://stackoverflow.com/questions/tagged/dockview';

const rehypePlugins = [uniqueHeadingIds, highlightCode];

const docs = {
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  editUrl: `${source.repository}/edit/${source.branch}/`,
  showLastUpdateTime: true,
  breadcrumbs: true,
  onInlineTags: 'throw',
  beforeDefaultRemarkPlugins: pagePlugins,
  rehypePlugins,
} satisfies NonNullable<Preset.Options['docs']>;

const blogDescription = 'What changed in each release of Dockview for React and TypeScript, and how to upgrade.';

const blog = {
  blogTitle: 'Release notes',
  blogDescription,
  // `src/plugins/releases` makes the archive.
  archiveBasePath: null,
  blogSidebarTitle: 'Recent releases',
  blogSidebarCount: 20,
  postsPerPage: 10,
  showReadingTime: false,
  // The sitemap takes its dates from there.
  showLastUpdateTime: true,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  beforeDefaultRemarkPlugins: pagePlugins,
  rehypePlugins,
  feedOptions: {
    type: 'all',
    title: 'Dockview releases',
    description: blogDescription,
    copyright,
    limit: false,
    createFeedItems,
  },
} satisfies NonNullable<Preset.Options['blog']>;

const themeConfig = {
  image: 'img/card.png',
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  announcementBar: {
    id: 'star-dockview',
    content: 'Like Dockview? Star the project on GitHub.',
    backgroundColor: 'var(--site-surface-raised)',
    textColor: 'var(--site-text)',
    isCloseable: true,
  },
  docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 5},
  navbar: {
    title: 'Dockview',
    logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
    items: [
      {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs', position: 'left'},
      {type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left'},
      {to: '/blog', label: 'Blog', position: 'left'},
      {
        to: '/templates',
        label: 'Examples',
        position: 'left',
        type: 'custom-newTab',
        activeBaseRegex: '/(?:templates|examples)(?:/|$)',
      },
      {to: '/demo', label: 'Demo', position: 'left'},
      {type: 'custom-sourceLink', href: repository, label: 'Source code on GitHub', position: 'right'},
    ],
  },
  footer: {
    links: [
      {
        title: 'Learn',
        items: [
          {label: 'Demo', to: '/demo'},
          {label: 'Installation', to: '/docs/overview/getStarted/installation'},
          {label: 'Troubleshooting', to: '/docs/#troubleshooting'},
          {label: 'API reference', to: '/docs/api/dockview/overview'},
          {label: 'Examples', to: '/templates'},
        ],
      },
      {
        title: 'Community',
        items: [
          {label: 'Questions on Stack Overflow', href: questions},
          {label: 'Issues on GitHub', href: `${repository}/issues`},
          {label: 'Contribute', to: '/docs/overview/getStarted/contributing'},
        ],
      },
      {
        title: 'More',
        items: [
          {label: 'Blog', to: '/blog'},
          {label: 'Upgrade', to: '/blog/upgrade'},
          {label: 'Theme builder', to: '/theme-builder'},
          {label: 'Layout check', to: '/layout-check'},
          {label: 'Source code', href: repository},
          {label: 'llms.txt', to: `pathname://${baseUrl}llms.txt`, target: '_self'},
        ],
      },
    ],
    copyright: `Dockview ${libraryVersion} · ${copyright} · <a href="${baseUrl}licenses.txt">Licenses</a>`,
  },
  // Code is colored at build: the default would be data on every page.
  prism: {theme: {plain: {}, styles: []}},
} satisfies Preset.ThemeConfig;

const config: Config = {
  title: 'Dockview',
  tagline: 'Zero-dependency layout manager: dockable panels, tabs, splitters and grids for React and TypeScript',
  favicon: 'img/favicon.svg',
  url,
  baseUrl,
  organizationName,
  projectName,

  onBrokenLinks: 'throw',
  // These three only warn, so that a draft still builds; tests/e2e/everyPage.spec.ts keeps the published site free of them.
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {format: 'mdx', hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'}},

  future: {
    faster: true,
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
      // Off: visitors keep the storage keys `theme` and `docusaurus.announcement.*` exactly as named.
      siteStorageNamespacing: false,
    },
  },

  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'}},
  },
  staticDirectories: ['static', 'generated/static'],
  headTags: [
    {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
  ],
  customFields: {libraryVersion, repository, source: source.repository},

  presets: [
    [
      'classic',
      {
        docs,
        // Added below, with lists that load no posts.
        blog: false,
        pages: {beforeDefaultRemarkPlugins: pagePlugins, rehypePlugins},
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/custom.css',
            './src/css/print.css',
            './src/css/forcedColors.css',
          ],
        },
        // The later pages of lists change with each release and have nothing of their own.
        sitemap: {ignorePatterns: ['**/page/**'], lastmod: 'date'},
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    headScripts,
    docusaurusInternals,
    ['./src/plugins/docusaurus-internals/blogLists.ts', blog],
    packageStats,
    libraryThemes,
    pageStyles,
    examples,
    releaseNotes,
    search,
    llms,
    socialCards,
    licenses,
    // As a function: what is data here becomes part of the script of every page.
    [
      '@docusaurus/plugin-client-redirects',
      {createRedirects: (route: string) => redirects.find(({to}) => to === route)?.from},
    ],
    [analytics, {gtagId}],
    // Behind the plugins that put scripts into finished pages: its policy names their hashes.
    [headers, {gtagId}],
  ],
  clientModules: ['./src/clientModules/webFonts.ts'],
  themeConfig,
};

export default config;
