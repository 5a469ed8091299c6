import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {escapeHtml} from '../../lib/escapeHtml';
import {SANDBOX_POLICY, sitePolicy, writeMetaPolicy, type Policy} from '../../lib/headers/policy';
import {SANDBOX_FOLDER} from '../../lib/headers/site';
import {checkPage} from './checkPage';
import {writeHostFile} from './hostFile';
import {writeNginx} from './nginx';
import {readPage, type PageParts} from './readPage';
import {listRules} from './rules';

/** What the plugin needs to know. */
export interface Options {
  /** Google tag id, when the site has analytics. */
  gtagId: string | undefined;
}

interface Page extends PageParts {
  /** Relative to the build, with forward slashes. */
  name: string;
  html: string;
  /** Sources for the policy. */
  hashes: string[];
}

function hash(script: string): string {
  return `'sha256-${crypto.createHash('sha256').update(script).digest('base64')}'`;
}

function readPages(outDir: string): Page[] {
  return fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const html = fs.readFileSync(path.join(outDir, name), 'utf8');
      const parts = readPage(html);
      return {...parts, name: name.split(path.sep).join('/'), html, hashes: parts.inlineScripts.map(hash)};
    });
}

/** Puts the policy where browsers read it before anything it decides about. */
function withMeta({html, name, metaPosition}: Page, policy: Policy): string {
  if (metaPosition === undefined) throw new Error(`${name} was built without <meta charset>; a page needs one.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(writeMetaPolicy(policy))}">`;
  return html.slice(0, metaPosition) + meta + html.slice(metaPosition);
}

/**
 * Gives the built site its security headers, all from `src/lib/headers`: `_headers` for Netlify and Cloudflare Pages,
 * `_nginx.conf` for nginx, and a `<meta>` in each page, with the hashes of that page alone, for hosts that send none.
 * A page that its policy would break stops the build.
 */
export default function headersPlugin({siteConfig: {url}}: LoadContext, options: unknown): Plugin {
  const {gtagId} = options as Options;
  return {
    name: 'headers',
    async postBuild({outDir, baseUrl}) {
      const pages = readPages(outDir);
      const problems = pages.flatMap((page) => {
        const policy = page.name.startsWith(SANDBOX_FOLDER)
          ? SANDBOX_POLICY
          : sitePolicy({gtagId, hashes: page.hashes});
        fs.writeFileSync(path.join(outDir, page.name), withMeta(page, policy));
        const found = checkPage(page, policy, new URL(baseUrl + page.name, url));
        return found.map((problem) => `  ${page.name} ${problem}`);
      });
      if (problems.length > 0) throw new Error(`Browsers would refuse parts of the site:\n${problems.join('\n')}`);
      const sitePages = pages.filter(({name}) => !name.startsWith(SANDBOX_FOLDER));
      const policy = sitePolicy({gtagId, hashes: [...new Set(sitePages.flatMap(({hashes}) => hashes))].sort()});
      const rules = listRules(
        pages.map(({name}) => name),
        policy,
        baseUrl,
      );
      fs.writeFileSync(path.join(outDir, '_headers'), writeHostFile(rules));
      fs.writeFileSync(path.join(outDir, '_nginx.conf'), writeNginx(policy, baseUrl));
    },
  };
}
