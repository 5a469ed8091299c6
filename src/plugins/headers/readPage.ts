import {Parser} from 'htmlparser2';

/** Something a page loads, or sends a form to. */
export interface Source {
  /** As it stands in the page: `<iframe src="…">`. */
  element: string;
  /** The directive of a policy that decides about it. */
  directive: string;
  /** As it stands in the page, often relative. */
  address: string;
}

/** What a policy has to know of a page. */
export interface PageParts {
  /** Texts of the inline scripts; data such as JSON-LD is not script. */
  inlineScripts: string[];
  /** Code in attributes: `<button onclick="…">`. */
  attributeCode: string[];
  sources: Source[];
  /** Where a `<meta>` for all that follows belongs: behind the one that tells the encoding. */
  metaPosition: number | undefined;
}

type Attributes = Record<string, string>;

/** Types of `<script>` that a policy counts as script. */
const SCRIPT_TYPE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

const BY_ELEMENT: Record<string, [attribute: string, directive: string]> = {
  script: ['src', 'script-src'],
  iframe: ['src', 'frame-src'],
  img: ['src', 'img-src'],
  video: ['src', 'media-src'],
  audio: ['src', 'media-src'],
  form: ['action', 'form-action'],
  button: ['formaction', 'form-action'],
  object: ['data', 'object-src'],
  embed: ['src', 'object-src'],
  base: ['href', 'base-uri'],
};

const BY_RELATION: Record<string, string> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
};

const BY_DESTINATION: Record<string, string> = {
  script: 'script-src',
  style: 'style-src',
  font: 'font-src',
  image: 'img-src',
  fetch: 'connect-src',
};

function describe(name: string, attribute: string, value: string): string {
  return `<${name} ${attribute}="${value.slice(0, 120)}">`;
}

function linkDirective({rel = '', as = ''}: Attributes): string | undefined {
  return rel
    .split(/\s+/)
    .map((relation) => BY_RELATION[relation] ?? (/^pre(?:load|fetch)$/.test(relation) ? BY_DESTINATION[as] : undefined))
    .find(Boolean);
}

function candidates(srcset: string): string[] {
  return srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0]!);
}

function sourcesOf(name: string, attributes: Attributes): Source[] {
  const found: Source[] = [];
  const add = (attribute: string, directive: string | undefined, address: string | undefined): void => {
    if (directive && address) found.push({element: describe(name, attribute, address), directive, address});
  };
  if (name === 'link') add('href', linkDirective(attributes), attributes.href);
  const [attribute, directive] = BY_ELEMENT[name] ?? [];
  if (attribute) add(attribute, directive, attributes[attribute]);
  const pictures = candidates(attributes.srcset ?? '');
  if (name === 'img' || name === 'source') pictures.forEach((address) => add('srcset', 'img-src', address));
  return found;
}

function codeIn(name: string, attributes: Attributes): string[] {
  return Object.entries(attributes)
    .filter(([attribute, value]) => attribute.startsWith('on') || /^\s*javascript:/i.test(value))
    .map(([attribute, value]) => describe(name, attribute, value));
}

/** Reads a built page as a browser would, as far as its policy is concerned. */
export function readPage(html: string): PageParts {
  const parts: PageParts = {inlineScripts: [], attributeCode: [], sources: [], metaPosition: undefined};
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      parts.sources.push(...sourcesOf(name, attributes));
      parts.attributeCode.push(...codeIn(name, attributes));
      const isCharset = name === 'meta' && attributes.charset !== undefined;
      if (isCharset) parts.metaPosition = parser.endIndex + 1;
      const isInline = name === 'script' && attributes.src === undefined;
      if (isInline && SCRIPT_TYPE.test(attributes.type ?? '')) script = '';
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag() {
      if (script !== undefined) parts.inlineScripts.push(script);
      script = undefined;
    },
  });
  parser.end(html);
  return parts;
}
