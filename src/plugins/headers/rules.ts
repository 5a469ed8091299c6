import {SANDBOX_POLICY, writePolicy, type Policy} from '../../lib/headers/policy';
import {CACHING, COMMON_HEADERS, HASHED_FOLDERS, PICTURE_FOLDER, SANDBOX_FOLDER} from '../../lib/headers/site';

/** The headers of some addresses. */
export interface Rule {
  /** An address, or the start of one followed by `*`. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

const APART: readonly string[] = [...HASHED_FOLDERS, PICTURE_FOLDER];

function fileAddresses(name: string): string[] {
  return name === 'index.html' ? [''] : [name, name.replace(/\.html$/, '')];
}

/**
 * Finds patterns that match every page and nothing that has other rules: hosts merge the rules that match an address,
 * and a page with two policies has to obey both.
 */
function pagePatterns(pages: readonly string[], folder = ''): string[] {
  if (folder && !APART.some((other) => other.startsWith(folder))) return [folder.slice(0, -1), `${folder}*`];
  const below = pages.filter((page) => page.startsWith(folder)).map((page) => page.slice(folder.length));
  const files = below.filter((name) => !name.includes('/')).flatMap(fileAddresses);
  const folders = new Set(below.filter((name) => name.includes('/')).map((name) => name.split('/')[0]!));
  return [
    ...(folder && files.includes('') ? [folder.slice(0, -1)] : []),
    ...files.map((name) => folder + name),
    ...[...folders]
      .map((name) => `${folder}${name}/`)
      .filter((name) => !APART.includes(name))
      .flatMap((name) => pagePatterns(pages, name)),
  ];
}

/**
 * Lists the headers of the whole site, for hosts that read them from a file.
 * @param pages - paths of the HTML files, relative to the build.
 * @param policy - the policy of the site's pages.
 */
export function listRules(pages: readonly string[], policy: Policy, baseUrl: string): Rule[] {
  const rule = (path: string, headers: Rule['headers']): Rule => ({path: baseUrl + path, headers});
  const pageHeaders = {'Content-Security-Policy': writePolicy(policy), 'Cache-Control': CACHING.pages};
  const sandbox = {'Content-Security-Policy': writePolicy(SANDBOX_POLICY)};
  return [
    rule('*', COMMON_HEADERS),
    ...HASHED_FOLDERS.map((folder) =>
      rule(`${folder}*`, {...(folder === SANDBOX_FOLDER && sandbox), 'Cache-Control': CACHING.hashed}),
    ),
    rule(`${PICTURE_FOLDER}*`, {'Cache-Control': CACHING.pictures}),
    ...pagePatterns(pages).map((path) => rule(path, pageHeaders)),
  ];
}
