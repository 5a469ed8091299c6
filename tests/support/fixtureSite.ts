import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {Config, ThemeConfig} from '@docusaurus/types';
import siteConfig from '../../docusaurus.config';
import {ROOT} from './pages';

/** A site of a few files, for one case of a test. */
interface FixtureSite {
  /** Contents by path relative to the site: `docs/intro.md`. */
  files: Record<string, string>;
  themeConfig?: ThemeConfig;
}

interface BuildResult {
  /** Exit code of the build. */
  code: number | null;
  /** What the build printed, without colours. */
  output: string;
  /** Reads a file of the finished build. */
  read: (file: string) => string;
}

const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Takes what decides between an error and a warning from the configuration of the project. */
function configOf(themeConfig: ThemeConfig): Config {
  const {future, markdown, onBrokenAnchors, onBrokenLinks, onDuplicateRoutes} = siteConfig;
  const docs = {routeBasePath: 'docs', sidebarPath: './sidebars.json'};
  return {
    title: 'Fixture',
    url: 'http://localhost',
    baseUrl: '/',
    // The reader of the history is made of functions, which the file of a fixture, JSON, cannot hold.
    future: {...future, experimental_vcs: undefined},
    markdown,
    onBrokenAnchors,
    onBrokenLinks,
    onDuplicateRoutes,
    presets: [['classic', {docs, blog: false, pages: {path: 'pages'}, sitemap: false}]],
    themeConfig,
  };
}

/**
 * Writes a small site to `generated/fixture-sites` and builds it.
 * @param name - folder of the site, one for each case.
 * @param site - its files and theme configuration; a doc named `intro` and a sidebar with it are there already.
 */
export function buildFixtureSite(name: string, {files, themeConfig = {}}: FixtureSite): BuildResult {
  const dir = path.join(ROOT, 'generated/fixture-sites', name);
  fs.rmSync(dir, {recursive: true, force: true});
  const all: Record<string, string> = {
    'docusaurus.config.js': `module.exports = ${JSON.stringify(configOf(themeConfig))};`,
    'sidebars.json': JSON.stringify({main: ['intro']}),
    'docs/intro.md': '# Introduction\n',
    'pages/index.js': 'export default function Home() { return "Home"; }\n',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  const {status, stdout, stderr} = spawnSync(process.execPath, [DOCUSAURUS, 'build', dir, '--no-minify'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FORCE_COLOR: '0',
      NO_UPDATE_NOTIFIER: '1',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  return {
    code: status,
    output: stdout + stderr,
    read: (file) => fs.readFileSync(path.join(dir, 'build', file), 'utf8'),
  };
}
