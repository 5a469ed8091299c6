import fs from 'node:fs';
import {parse, type AnyNode, type CallExpression, type Expression, type NewExpression} from 'acorn';
import {simple} from 'acorn-walk';

/** What stands for a value that is put into a message at run time. */
const VALUE = '…';

type Constants = ReadonlyMap<string, string>;

function textOf(node: AnyNode | undefined, constants: Constants): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({value}) => value.cooked).join(VALUE);
  if (node?.type === 'Identifier') return constants.get(node.name);
  return undefined;
}

function isConsole({callee}: CallExpression): boolean {
  return callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'console';
}

function isError(node: Expression): node is NewExpression {
  return node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name.endsWith('Error');
}

/**
 * Reads the texts with which a module throws errors, and those it writes to the console.
 * @param file - of JavaScript, as an ES module.
 * @throws Error when a text is built in a way that this function cannot read.
 */
export function readMessages(file: string): Set<string> {
  const source = fs.readFileSync(file, 'utf8');
  const tree = parse(source, {ecmaVersion: 'latest', sourceType: 'module', locations: true});
  const constants = new Map<string, string>();
  const messages = new Set<string>();
  const add = (node: AnyNode | undefined, line: number) => {
    const text = textOf(node, constants);
    if (text === undefined) throw new Error(`${file}:${line}: cannot read the text of this message.`);
    messages.add(text);
  };
  simple(tree, {
    VariableDeclarator({id, init}) {
      const text = init && textOf(init, constants);
      if (id.type === 'Identifier' && text) constants.set(id.name, text);
    },
  });
  simple(tree, {
    ThrowStatement({argument, loc}) {
      if (isError(argument)) add(argument.arguments[0], loc!.start.line);
    },
    CallExpression(node) {
      if (isConsole(node)) add(node.arguments[0], node.loc!.start.line);
    },
  });
  return messages;
}
