import {FONT_FILES, FONT_STYLESHEET} from '../webFonts';

/** A Content-Security-Policy: from the name of a directive to what it allows. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";

/** What Google's tag asks for, as its manual lists it: https://developers.google.com/tag-platform/security/guides/csp. */
const TAG = 'https://*.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', TAG];

/** Directives that browsers heed in a header alone; in a `<meta>` they are an error in the console. */
const HEADER_ONLY = ['frame-ancestors', 'sandbox'];

interface SiteNeeds {
  /** Google tag id; undefined allows nothing of it. */
  gtagId: string | undefined;
  /** Hashes of the inline scripts, in the form of a source: `'sha256-…'`. */
  hashes: readonly string[];
}

/**
 * The policy of the site's pages. Scripts are the site's own files, or inline and known by their hash; no page makes
 * code of text. Frames, workers, the manifest and data come from the site, as `default-src` says.
 */
export function sitePolicy({gtagId, hashes}: SiteNeeds): Policy {
  const analytics = gtagId ? ANALYTICS : [];
  return {
    'default-src': [SELF],
    'script-src': [SELF, ...hashes, ...(gtagId ? [TAG] : [])],
    // Pages are rendered with `style` attributes; docks and the editor add style elements as they run, and each window
    // that a dock opens gets a copy of them. Hashes cannot cover what is computed, and style cannot run code.
    'style-src': [SELF, "'unsafe-inline'", new URL(FONT_STYLESHEET).origin],
    'font-src': [SELF, FONT_FILES],
    // `data:` for the icons in style sheets, and for the empty icon of examples.
    'img-src': [SELF, 'data:', ...analytics],
    'connect-src': [SELF, ...analytics],
    'object-src': [NONE],
    'base-uri': [NONE],
    // "Open in StackBlitz" sends the files of an example as a form.
    'form-action': [SELF, 'https://stackblitz.com'],
    // Pages of examples are framed by the guides; nobody else has a reason to frame the site.
    'frame-ancestors': [SELF],
  };
}

/**
 * The policy of the page in which edited code runs, in a frame without the site's origin: it may load its own modules,
 * styles and data, and nothing else. In particular it cannot send anything anywhere. Inline script is allowed because
 * the import map of the code is made while it runs.
 */
export const SANDBOX_POLICY: Policy = {
  'default-src': [NONE],
  'script-src': ["'unsafe-inline'", 'blob:'],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:', 'blob:'],
  'font-src': ['data:'],
  'media-src': ['data:', 'blob:'],
  'frame-src': ['data:', 'blob:'],
  'form-action': [NONE],
  'base-uri': [NONE],
  'frame-ancestors': [SELF],
  // Even when someone opens the page by its address.
  sandbox: ['allow-scripts', 'allow-forms'],
};

/** Writes a policy as the value of a header. */
export function writePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Writes the part of a policy that a `<meta>` can hold. */
export function writeMetaPolicy(policy: Policy): string {
  return writePolicy(Object.fromEntries(Object.entries(policy).filter(([name]) => !HEADER_ONLY.includes(name))));
}

function matches(source: string, url: URL, page: URL): boolean {
  if (source === SELF) return url.origin === page.origin;
  if (/^[a-z]+:$/.test(source)) return url.protocol === source;
  const pattern = /^(https?:)\/\/(\*\.)?([\w.-]+)$/.exec(source);
  if (!pattern) return false;
  const [, protocol, wildcard, host] = pattern;
  return url.protocol === protocol && (wildcard ? url.hostname.endsWith(`.${host}`) : url.host === host);
}

/**
 * Tells whether a policy lets a page load an address.
 * @param directive - such as `frame-src`; `default-src` stands in for one that is not there.
 * @param url - complete.
 * @param page - complete address of the page.
 */
export function allows(policy: Policy, directive: string, url: URL, page: URL): boolean {
  return (policy[directive] ?? policy['default-src'] ?? []).some((source) => matches(source, url, page));
}
