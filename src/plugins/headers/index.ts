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

/** What is left of a page once it has its policy. */
interface DonePage {
  /** Relative to the build, with forward slashes. */
  name: string;
  isSandbox: boolean;
  /** Of its inline scripts, as sources for the policy. */
  hashes: string[];
  /** What its policy would break. */
  problems: string[];
}

function hash(script: string): string {
  return `'sha256-${crypto.createHash('sha256').update(script).digest('base64')}'`;
}

function listPages(outDir: string): string[] {
  return fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** Puts the policy where browsers read it before anything it decides about. */
function withMeta(html: string, {metaPosition}: PageParts, name: string, policy: Policy): string {
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
      const givePolicy = (name: string): DonePage => {
        const file = path.join(outDir, name);
        const html = fs.readFileSync(file, 'utf8');
        const parts = readPage(html);
        const isSandbox = name.startsWith(SANDBOX_FOLDER);
        const hashes = parts.inlineScripts.map(hash);
        const policy = isSandbox ? SANDBOX_POLICY : sitePolicy({gtagId, hashes});
        fs.writeFileSync(file, withMeta(html, parts, name, policy));
        const problems = checkPage(parts, policy, new URL(baseUrl + name, url));
        return {name, isSandbox, hashes, problems: problems.map((problem) => `  ${name} ${problem}`)};
      };
      const pages = listPages(outDir).map(givePolicy);
      const problems = pages.flatMap((page) => page.problems);
      if (problems.length > 0) throw new Error(`Browsers would refuse parts of the site:\n${problems.join('\n')}`);
      const sitePages = pages.filter(({isSandbox}) => !isSandbox);
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
