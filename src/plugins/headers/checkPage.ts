import {allows, type Policy} from '../../lib/headers/policy';
import {INLINE_SCRIPTS} from '../../lib/headers/site';
import type {PageParts} from './readPage';

function unknownScripts({inlineScripts}: PageParts): string[] {
  return inlineScripts
    .filter((script) => !INLINE_SCRIPTS.some(({contains}) => script.includes(contains)))
    .map(
      (script) =>
        `has an inline script that nobody answers for: ${script.trim().slice(0, 80)}\n` +
        '    Move it to a file, or name it with its reason in INLINE_SCRIPTS of src/lib/headers/site.ts.',
    );
}

/**
 * Finds what a browser would refuse on a page.
 * @param policy - the one the page is served with.
 * @param url - complete address of the page.
 * @returns one sentence for each, to go behind the name of the page; empty when all is well.
 */
export function checkPage(parts: PageParts, policy: Policy, url: URL): string[] {
  const isInlineFree = policy['script-src']?.includes("'unsafe-inline'");
  const refused = parts.sources.filter(
    ({directive, address}) => !URL.canParse(address, url) || !allows(policy, directive, new URL(address, url), url),
  );
  return [
    ...(isInlineFree ? [] : unknownScripts(parts)),
    ...parts.attributeCode.map(
      (element) => `has code in an attribute: ${element}\n    Add a listener in a script file.`,
    ),
    ...refused.map(
      ({element, directive}) =>
        `has ${element}, which ${directive} of its policy refuses.\n` +
        '    Serve it from the site, or add its host to src/lib/headers/policy.ts.',
    ),
  ];
}
