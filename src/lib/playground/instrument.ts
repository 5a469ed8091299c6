import {type AnyNode, parse} from 'acorn';
import {full} from 'acorn-walk';

/** Where an import stands, and what it asks for. */
export interface Import {
  specifier: string;
  /** From 1. */
  line: number;
}

/** What an import becomes: another name, or nothing at all (style sheets). */
export type Resolution = {name: string} | 'drop';

interface Edit {
  start: number;
  end: number;
  text: string;
}

function apply(code: string, edits: Edit[]): string {
  let result = '';
  let position = 0;
  // The sort is stable: of two edits at one place, the one of the inner node comes first.
  for (const {start, end, text} of edits.sort((a, b) => a.start - b.start)) {
    result += code.slice(position, start) + text;
    position = end;
  }
  return result + code.slice(position);
}

/** The edits that make a statement or the body of a function call the loop guard first. */
function guardBody(body: AnyNode, call: string): Edit[] {
  if (body.type === 'BlockStatement') return [{start: body.start + 1, end: body.start + 1, text: `${call};`}];
  const isStatement = /Statement$|Declaration$/.test(body.type);
  const [opening, closing] = isStatement ? [`{${call};`, '}'] : [`(${call},`, ')'];
  return [
    {start: body.start, end: body.start, text: opening},
    {start: body.end, end: body.end, text: closing},
  ];
}

function guardEdits(node: AnyNode, call: string): Edit[] {
  switch (node.type) {
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return guardBody(node.body, call);
    default:
      return [];
  }
}

function importEdits(node: AnyNode, resolve: (found: Import) => Resolution): Edit[] {
  const isImport =
    node.type === 'ImportDeclaration' ||
    node.type === 'ExportNamedDeclaration' ||
    node.type === 'ExportAllDeclaration' ||
    node.type === 'ImportExpression';
  const source = isImport ? node.source : undefined;
  if (!source || source.type !== 'Literal' || typeof source.value !== 'string' || !source.loc) return [];
  const resolution = resolve({specifier: source.value, line: source.loc.start.line});
  if (resolution === 'drop') return [{start: node.start, end: node.end, text: ''}];
  return [{start: source.start, end: source.end, text: JSON.stringify(resolution.name)}];
}

/**
 * Rewrites a module: every loop and function calls the loop guard before anything else, so that code which never ends can
 * be stopped, and imports get the names that the sandbox knows. Lines stay where they are.
 * @param code - a JavaScript module.
 * @param loopGuard - name of the global function to call; must not occur in the code.
 * @param resolve - what to do with each import; may throw.
 * @throws SyntaxError with a `loc`, as acorn's parser does.
 */
export function instrument(code: string, loopGuard: string, resolve: (found: Import) => Resolution): string {
  const edits: Edit[] = [];
  const call = `${loopGuard}()`;
  full(parse(code, {ecmaVersion: 'latest', sourceType: 'module', locations: true}), (node) => {
    const found = node as AnyNode;
    edits.push(...guardEdits(found, call), ...importEdits(found, resolve));
  });
  return apply(code, edits);
}
