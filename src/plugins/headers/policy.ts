import crypto from 'node:crypto';
import {DomUtils, parseDocument} from 'htmlparser2';
import {FONT_FILES, FONT_STYLESHEET} from '../../lib/webFonts';

/** What Google's tag loads: https://developers.google.com/tag-platform/security/guides/csp. */
const TAG = 'https://*.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', TAG];

function hashInlineScripts(html: string): string[] {
  return DomUtils.getElementsByTagName('script', parseDocument(html))
    .filter(({attribs}) => attribs.src === undefined && attribs.type !== 'application/ld+json')
    .map((script) => crypto.createHash('sha256').update(DomUtils.textContent(script)).digest('base64'))
    .map((hash) => `'sha256-${hash}'`);
}

/**
 * Writes the Content-Security-Policy of a built page. Scripts are files of the site, or inline and known by their hash.
 * @param html - the finished page.
 * @param gtagId - Google tag id; undefined allows none of its hosts.
 * @returns the policy, without the directives that browsers ignore in a `<meta>`.
 */
export function pagePolicy(html: string, gtagId: string | undefined): string {
  const analytics = gtagId ? ANALYTICS : [];
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...hashInlineScripts(html), ...(gtagId ? [TAG] : [])],
    // Docks, the editor and server-rendered `style` attributes need inline styles, which cannot run code.
    ["style-src 'self' 'unsafe-inline'", new URL(FONT_STYLESHEET).origin],
    ["font-src 'self'", FONT_FILES],
    // `data:` for icons in style sheets, and for the empty icon of examples.
    ["img-src 'self' data:", ...analytics],
    ["connect-src 'self'", ...analytics],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    // "Open in StackBlitz" sends the files of an example as a form.
    ["form-action 'self' https://stackblitz.com"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}
