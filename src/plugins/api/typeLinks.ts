import {typeNames} from './signature';
import {addressOf, type DocumentedType} from './reference';

const MDN = 'https://developer.mozilla.org/docs/Web';
const UTILITY_TYPES = 'https://www.typescriptlang.org/docs/handbook/utility-types.html';

/** Types of the platform and of TypeScript, and the pages that describe them. */
const ELSEWHERE: Record<string, string> = {
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

/** Types that have no page anywhere, and why a reader can do without. */
const UNLINKED: Record<string, string> = {
  'React.ForwardRefExoticComponent': 'What forwardRef returns: a component. Declared in @types/react only.',
  'React.FunctionComponent': 'A function component. Declared in @types/react only.',
  'React.HtmlHTMLAttributes': 'The attributes of an element in JSX. Declared in @types/react only.',
  'React.RefAttributes': 'The props `ref` and `key`. Declared in @types/react only.',
};

/**
 * Finds the description of every type that a declaration names.
 * @param code - one declaration a line.
 * @param usedBy - what the declaration belongs to, for the message.
 * @returns an address for each name, a route of the site or a URL; names without a page anywhere are left out.
 * @throws Error when a reader could not follow a name.
 */
export function linkTypes(code: string, usedBy: string, types: Map<string, DocumentedType>): Map<string, string> {
  const links = new Map<string, string>();
  for (const name of typeNames(code)) {
    const address = addressOf(name, types) ?? ELSEWHERE[name];
    if (address) links.set(name, address);
    else if (!(name in UNLINKED)) {
      throw new Error(
        `${usedBy} names the type "${name}", which has no entry: "${code}". Add <ApiType name="${name}" … /> to a page ` +
          'of docs/api, or its address to src/plugins/api/typeLinks.ts.',
      );
    }
  }
  return links;
}
