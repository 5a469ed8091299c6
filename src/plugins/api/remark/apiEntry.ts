import {escapeHtml} from '../../../lib/escapeHtml';
import {tokenize} from '../signature';

/** Stands before the oldest release there are facts about: what came with it may be older. */
const OR_EARLIER = '≤';

/** What is known about a member or type, besides its declaration. */
export interface Facts {
  /** Release that brought it: `1.8.0`, or `≤1.4.1`. */
  since?: string | undefined;
  /** Releases that changed its declaration. */
  changed?: readonly string[] | undefined;
  /** Set when programs cannot import the type: the release that stopped exporting it, or `true`. */
  unexported?: string | true | undefined;
  /** The type it is inherited from, with its address where it has one. */
  from?: {name: string; address: string | undefined} | undefined;
  isDeprecated?: boolean;
  /** The page that teaches it. */
  guide: {title: string; address: string};
}

function link(address: string, html: string): string {
  const newTab = /^https?:/.test(address) ? ' target="_blank" rel="noopener noreferrer"' : '';
  return `<a href="${escapeHtml(address)}"${newTab}>${html}</a>`;
}

/**
 * Writes a declaration in colours.
 * @param code - one declaration a line.
 * @param links - the address of each type that has one.
 */
export function signatureHtml(code: string, links: ReadonlyMap<string, string>): string {
  const pieces = tokenize(code).map(({kind, text}) => {
    const address = kind === 'type' ? links.get(text) : undefined;
    const html = address ? link(address, escapeHtml(text)) : escapeHtml(text);
    return kind ? `<span class="code-${kind}">${html}</span>` : html;
  });
  return `<pre><code class="language-ts">${pieces.join('')}</code></pre>`;
}

function release(version: string): string {
  const number = version.replace(OR_EARLIER, '');
  return link(`/blog/dockview-${number}-release`, number) + (version.startsWith(OR_EARLIER) ? ' or earlier' : '');
}

/** Writes the line below a declaration: releases, origin, guide. */
export function factsHtml({since, changed = [], unexported, from, isDeprecated, guide}: Facts): string {
  const badges = [
    ...(since ? [`Since ${release(since)}`] : []),
    ...(changed.length > 0 ? [`Changed in ${changed.map(release).join(', ')}`] : []),
    ...(unexported ? [`Not exported${unexported === true ? '' : ` since ${release(unexported)}`}`] : []),
  ];
  const origin = from && (from.address ? link(from.address, from.name) : from.name);
  const items = [
    ...(isDeprecated ? ['<li class="api-badge api-warning">Deprecated</li>'] : []),
    ...badges.map((badge) => `<li class="api-badge">${badge}</li>`),
    ...(origin ? [`<li>From ${origin}</li>`] : []),
    `<li>Guide: ${link(guide.address, escapeHtml(guide.title))}</li>`,
  ];
  return `<ul>${items.join('')}</ul>`;
}
