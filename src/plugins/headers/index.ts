import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SANDBOX_FOLDER} from '../examples/html';
import {pagePolicy} from './policy';

type Headers = Readonly<Record<string, string>>;

/** A year, for files named after their content. */
const IMMUTABLE: Headers = {'Cache-Control': 'public, max-age=31536000, immutable'};

/**
 * Headers by path below the base URL. Hosts apply every rule that matches and join the values, so each header stands in
 * one rule for a path; several policies all apply. What has no caching rule is revalidated, the default of these hosts.
 */
const RULES: Readonly<Record<string, Headers>> = {
  '*': {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Not for pages, nor for anything they frame.
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Content-Security-Policy': "frame-ancestors 'self'",
  },
  'assets/*': IMMUTABLE,
  'templates/assets/*': IMMUTABLE,
  'search/*': IMMUTABLE,
  // Without the site's origin even when someone opens the page directly.
  [`${SANDBOX_FOLDER}*`]: {'Content-Security-Policy': 'sandbox allow-scripts allow-forms', ...IMMUTABLE},
  'img/*': {'Cache-Control': 'public, max-age=86400'},
};

function writeRules(baseUrl: string): string {
  const rules = Object.entries(RULES).map(([pattern, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [baseUrl + pattern, ...lines, ''].join('\n');
  });
  return rules.join('\n');
}

function addPolicy(file: string, gtagId: string | undefined): void {
  const html = fs.readFileSync(file, 'utf8');
  if (html.includes('http-equiv="Content-Security-Policy"')) return;
  const charset = /<meta charset=[^>]*>/i.exec(html);
  if (!charset) throw new Error(`${file} has no <meta charset>, behind which the Content-Security-Policy belongs.`);
  const position = charset.index + charset[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html, gtagId)}">`;
  fs.writeFileSync(file, html.slice(0, position) + meta + html.slice(position));
}

/**
 * Writes a Content-Security-Policy into each page, and what only a header can say into `_headers`, for Netlify and
 * Cloudflare Pages. Belongs behind the plugins that put scripts into finished pages.
 */
export default function headers({baseUrl}: LoadContext, options: unknown): Plugin {
  const {gtagId} = options as {gtagId: string | undefined};
  return {
    name: 'headers',
    async postBuild({outDir}) {
      const files = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'});
      files.filter((name) => name.endsWith('.html')).forEach((name) => addPolicy(path.join(outDir, name), gtagId));
      fs.writeFileSync(path.join(outDir, '_headers'), writeRules(baseUrl));
    },
  };
}
