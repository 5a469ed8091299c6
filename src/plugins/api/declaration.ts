import type {PhrasingContent} from 'mdast';
import {textElement} from '../../remark/jsx';
import {joinNeighbors, tokenize, type Token} from '../highlight/tokenMarkup';

/** Line feeds and identifiers, apart from what is between them. */
const PIECES = /(\n|[A-Za-z_$][\w$]*)/;
/** Type parameters have one capital letter; Prism takes them for constants. */
const TYPE_NAME = /^[A-Z]\w/;
const TYPE_PARAMETER = /^[A-Z]$/;

/** Prism takes most names of types and members for plain text. */
function splitNames({kind, text}: Token): Token[] {
  if (TYPE_PARAMETER.test(text)) return [{kind: 'type', text}];
  if (kind !== undefined && kind !== 'type') return [{kind, text}];
  const pieces = text.split(PIECES).filter((piece) => piece !== '');
  return pieces.map((piece) => ({
    kind: TYPE_NAME.test(piece) ? 'type' : piece.trim() === '' ? undefined : kind,
    text: piece,
  }));
}

/** The longest declaration that keeps its object types on one line. */
const LINE_LENGTH = 80;

/**
 * Puts each member of the object types in a long declaration on a line.
 * @param code - one declaration on one line, as TypeScript prints it.
 */
export function breakObjectTypes(code: string): string {
  if (code.length <= LINE_LENGTH) return code;
  let depth = 0;
  const newLine = () => `\n${'  '.repeat(depth)}`;
  return code.replace(/\{ |(;?) \}|; /g, (match, end: string | undefined) => {
    if (match === '; ') return `;${newLine()}`;
    if (match === '{ ') {
      depth++;
      return `{${newLine()}`;
    }
    depth--;
    return `${end}${newLine()}}`;
  });
}

/**
 * Splits declarations into tokens.
 * @param code - TypeScript, one or more lines.
 * @param declared - the name that is declared: the first of this name on each line gets the kind `name`.
 */
export function declarationTokens(code: string, declared: string): Token[] {
  let isFound = false;
  const tokens = tokenize(code, 'typescript')
    .flatMap(splitNames)
    .map((token, index, all) => {
      if (token.text === '\n') isFound = false;
      const isConstant = all[index - 2]?.text === 'const';
      if (!isConstant && (isFound || token.text !== declared)) return token;
      isFound = true;
      return {kind: 'name' as const, text: token.text};
    });
  return joinNeighbors(tokens);
}

/** The names of types that a declaration mentions, each once. */
export function typeNames(tokens: readonly Token[]): string[] {
  return [...new Set(tokens.filter(({kind, text}) => kind === 'type' && TYPE_NAME.test(text)).map(({text}) => text))];
}

/**
 * Writes tokens as Markdown with a color for each kind.
 * @param getUrl - where a token links to; undefined for most.
 */
export function declarationNodes(
  tokens: readonly Token[],
  getUrl: (token: Token) => string | undefined,
): PhrasingContent[] {
  return tokens.map((token) => {
    const {kind, text} = token;
    if (!kind) return {type: 'text', value: text};
    const url = getUrl(token);
    const className = `code-${kind}`;
    const content: PhrasingContent = {type: 'text', value: text};
    // One element for both: a page has thousands.
    return url
      ? {type: 'link', url, data: {hProperties: {className: [className]}}, children: [content]}
      : textElement('span', {className}, [content]);
  });
}
