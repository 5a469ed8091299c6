import type {PhrasingContent} from 'mdast';
import ts from 'typescript';
import {textElement} from './jsx';

type Kind = 'keyword' | 'string' | 'number' | 'type' | 'name';

const PRIMITIVES = new Set([
  'string',
  'number',
  'boolean',
  'void',
  'any',
  'unknown',
  'never',
  'undefined',
  'null',
  'object',
]);

function kindOf(token: ts.SyntaxKind, text: string, isFirstName: boolean): Kind | undefined {
  if (token === ts.SyntaxKind.StringLiteral) return 'string';
  if (token === ts.SyntaxKind.NumericLiteral) return 'number';
  if (token === ts.SyntaxKind.Identifier) {
    if (isFirstName) return 'name';
    return /^[A-Z]/.test(text) ? 'type' : undefined;
  }
  const isKeyword = token >= ts.SyntaxKind.FirstKeyword && token <= ts.SyntaxKind.LastKeyword;
  return isKeyword || PRIMITIVES.has(text) ? 'keyword' : undefined;
}

/**
 * Marks up one line of a declaration for an MDX tree.
 * @param signature - TypeScript, such as `addPanel(options: AddPanelOptions): IDockviewPanel`.
 * @param linkOf - the address of a type's description, or undefined where it has none.
 * @returns text, `<span>`s with a class for each kind of token, and links for the types that have an address.
 */
export function toSignatureNodes(signature: string, linkOf: (type: string) => string | undefined): PhrasingContent[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, signature);
  const nodes: PhrasingContent[] = [];
  let isFirstName = !/^(?:class|interface|type|enum)\b/.test(signature);
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const text = scanner.getTokenText();
    const kind = kindOf(token, text, isFirstName);
    if (token === ts.SyntaxKind.Identifier) isFirstName = false;
    const content: PhrasingContent = {type: 'text', value: text};
    const url = kind === 'type' ? linkOf(text) : undefined;
    const linked: PhrasingContent = url ? {type: 'link', url, children: [content]} : content;
    nodes.push(kind ? textElement('span', {className: `signature-${kind}`}, [linked]) : linked);
  }
  return nodes;
}
