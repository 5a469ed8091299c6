/** The settings of a build that come from the environment. */
export interface SiteEnv {
  /** Origin the site is served from, without a path or trailing slash: `https://dockview.dev`. */
  url: string;
  /** Path the site is served under, with a slash at both ends: `/` or `/preview/`. */
  baseUrl: string;
  /** Google tag id such as `G-ABC123`; undefined builds a site without analytics. */
  gtagId: string | undefined;
  /** Repository of the site. */
  source: SiteSource;
}

/** A branch on GitHub. */
export interface SiteSource {
  /** URL without a trailing slash: `https://github.com/mathuo/dockview`. */
  repository: string;
  /** For example `main`. */
  branch: string;
}

const DEFAULT_URL = 'https://dockview.dev';
const DEFAULT_SOURCE = 'https://github.com/mathuo/dockview/tree/main';
const SOURCE_PATTERN = /^(https:\/\/[\w.-]+\/[\w.-]+\/[\w.-]+)\/tree\/([\w./-]*[\w-])$/;
const GTAG_PATTERN = /^(?:G|GT|AW|DC|UA)-[A-Z0-9]+(?:-\d+)?$/;

/** Browsers and servers resolve such segments, so that the site would lie elsewhere. */
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

function fail(name: string, value: string, cure: string): never {
  throw new Error(`Environment variable ${name}="${value}" is not valid. ${cure}`);
}

function readUrl(value: string | undefined): string {
  if (!value) return DEFAULT_URL;
  const cure = `Set it to an origin without a path, such as ${DEFAULT_URL}; a path belongs in BASE_URL.`;
  if (!URL.canParse(value)) fail('SITE_URL', value, cure);
  const url = new URL(value);
  const isOrigin = url.pathname === '/' && !url.search && !url.hash && !url.username;
  if (!/^https?:$/.test(url.protocol) || !isOrigin) fail('SITE_URL', value, cure);
  return url.origin;
}

function readBaseUrl(value: string | undefined): string {
  if (!value) return '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value) || DOT_SEGMENT.test(value)) {
    fail('BASE_URL', value, 'Set it to a path that starts and ends with a slash, such as / or /preview/.');
  }
  return value;
}

function readGtagId(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!GTAG_PATTERN.test(value)) {
    fail('GTAG_ID', value, 'Set it to a Google tag id such as G-ABC123, or leave it out for a site without analytics.');
  }
  return value;
}

function readSource(value: string | undefined): SiteSource {
  const address = value || DEFAULT_SOURCE;
  const [, repository, branch] = SOURCE_PATTERN.exec(address) ?? [];
  if (repository === undefined || branch === undefined || DOT_SEGMENT.test(address)) {
    fail('SOURCE_URL', address, `Set it to the address of a branch on GitHub, such as ${DEFAULT_SOURCE}.`);
  }
  return {repository, branch};
}

/**
 * Reads and checks the environment of a build.
 * @param env - the environment; `SITE_URL`, `BASE_URL`, `GTAG_ID` and `SOURCE_URL` are read, empty counts as absent.
 * @returns the settings, with defaults filled in.
 * @throws Error that names the variable, its value and the cure, when one is malformed.
 */
export function readSiteEnv(env: Record<string, string | undefined>): SiteEnv {
  return {
    url: readUrl(env.SITE_URL),
    baseUrl: readBaseUrl(env.BASE_URL),
    gtagId: readGtagId(env.GTAG_ID),
    source: readSource(env.SOURCE_URL),
  };
}
