import {SANDBOX_POLICY, writePolicy, type Policy} from '../../lib/headers/policy';
import {CACHING, COMMON_HEADERS, HASHED_FOLDERS, PICTURE_FOLDER, SANDBOX_FOLDER} from '../../lib/headers/site';

function escape(text: string): string {
  return text.replace(/[.~]/g, String.raw`\$&`);
}

/**
 * Writes the headers of the site, and its not-found page, as a file to include in the `http` block of nginx.
 * @param policy - the policy of the site's pages.
 */
export function writeNginx(policy: Policy, baseUrl: string): string {
  const base = escape(baseUrl);
  const common = Object.entries(COMMON_HEADERS).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return [
    '# Written by the build from src/lib/headers; include it in the http block.',
    'map $uri $site_policy {',
    `  default "${writePolicy(policy)}";`,
    `  ~^${base}${SANDBOX_FOLDER} "${writePolicy(SANDBOX_POLICY)}";`,
    '}',
    '# Only what was found is kept for long.',
    'map $status:$uri $site_caching {',
    `  default "${CACHING.pages}";`,
    `  ~^(200|206|304):${base}(${HASHED_FOLDERS.join('|')}) "${CACHING.hashed}";`,
    `  ~^(200|206|304):${base}${PICTURE_FOLDER} "${CACHING.pictures}";`,
    '}',
    'add_header Content-Security-Policy $site_policy always;',
    'add_header Cache-Control $site_caching always;',
    ...common,
    `error_page 404 ${baseUrl}404.html;`,
    '',
  ].join('\n');
}
