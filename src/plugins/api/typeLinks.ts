import type {Token} from '../highlight/tokenMarkup';
import {typeNames} from './declaration';
import {getUrl, type DocumentedType} from './reference';

const MDN = 'https://developer.mozilla.org/docs/Web';
const UTILITY_TYPES = 'https://www.typescriptlang.org/docs/handbook/utility-types.html';

/** Types of the platform and of TypeScript, and the pages that describe them. */
const EXTERNAL_DOCS: Record<string, string> = {
  DocumentFragment: `${MDN}/API/DocumentFragment`,
  DragEvent: `${MDN}/API/DragEvent`,
  HTMLDivElement: `${MDN}/API/HTMLDivElement`,
  HTMLElement: `${MDN}/API/HTMLElement`,
  MouseEvent: `${MDN}/API/MouseEvent`,
  Promise: `${MDN}/JavaScript/Reference/Global_Objects/Promise`,
  Window: `${MDN}/API/Window`,
  Omit: `${UTILITY_TYPES}#omittype-keys`,
  Partial: `${UTILITY_TYPES}#partialtype`,
  Pick: `${UTILITY_TYPES}#picktype-keys`,
  Record: `${UTILITY_TYPES}#recordkeys-type`,
};

/** Names without a page: types that are declared in @types/react only. */
const NO_DOCS = new Set([
  'React',
  // A component, as forwardRef returns it.
  'ForwardRefExoticComponent',
  'FunctionComponent',
  // The attributes of an element in JSX.
  'HtmlHTMLAttributes',
  // The props `ref` and `key`.
  'RefAttributes',
]);

/**
 * Finds the documentation of every type that a declaration names.
 * @param usedBy - what the declaration belongs to, for the message.
 * @returns a URL for each name, a route of the site or absolute; names without documentation are left out.
 * @throws Error when a name is unknown.
 */
export function linkTypes(
  tokens: readonly Token[],
  usedBy: string,
  types: Map<string, DocumentedType>,
): Map<string, string> {
  const links = new Map<string, string>();
  for (const name of typeNames(tokens)) {
    const url = getUrl(name, types) ?? EXTERNAL_DOCS[name];
    if (url) links.set(name, url);
    else if (!NO_DOCS.has(name)) {
      throw new Error(
        `${usedBy} names the type "${name}", which has no entry. Add <ApiType name="${name}" … /> to a page of ` +
          'docs/api, or its URL to src/plugins/api/typeLinks.ts.',
      );
    }
  }
  return links;
}
