import {valueToEstree} from 'estree-util-value-to-estree';
import type {BlockContent, PhrasingContent, Root, RootContent} from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

/** What a remark plugin of this project looks like once its options are bound. */
export type Transformer = (tree: Root, file: VFile) => void;

/** What an attribute can hold: text, or data that becomes an expression, `count={3}`. */
type AttributeValue = string | number | boolean | readonly unknown[];

function toExpression(value: AttributeValue): MdxJsxAttributeValueExpression {
  const expression = valueToEstree(value);
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: {estree: {type: 'Program', sourceType: 'module', body: [{type: 'ExpressionStatement', expression}]}},
  };
}

function toAttributes(attributes: Record<string, AttributeValue>): MdxJsxAttribute[] {
  return Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: typeof value === 'string' ? value : toExpression(value),
  }));
}

/**
 * Builds a block-level JSX element for an MDX tree.
 * @param name - element or component name.
 * @param attributes - in order.
 * @param children - block or inline content.
 */
export function flowElement(
  name: string,
  attributes: Record<string, AttributeValue>,
  children: RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: toAttributes(attributes),
    children: children as BlockContent[],
  };
}

/**
 * Builds an inline JSX element for an MDX tree.
 * @param name - element or component name.
 * @param attributes - string attributes, in order.
 * @param children - inline content.
 */
export function textElement(
  name: string,
  attributes: Record<string, string>,
  children: PhrasingContent[],
): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes: toAttributes(attributes), children};
}

/**
 * Reads the string attributes of a JSX element as an object.
 * @throws Error that names the file, when an attribute is an expression or not in `known`.
 */
export function readAttributes<Name extends string>(
  node: MdxJsxFlowElement,
  known: readonly Name[],
  file: VFile,
): Partial<Record<Name, string>> {
  const result: Partial<Record<Name, string>> = {};
  for (const attribute of node.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw new Error(`${file.path}: <${node.name}> takes "${name}" as a plain string only, such as ${name}="…".`);
    }
    if (!known.includes(name as Name)) {
      throw new Error(`${file.path}: <${node.name}> has no attribute "${name}". Known: ${known.join(', ')}.`);
    }
    result[name as Name] = attribute.value;
  }
  return result;
}

/**
 * Reads one attribute of a code fence's meta string: `title="a.ts" framework="react"`.
 * @returns the value without quotes, or undefined when it is absent.
 */
export function readFenceMeta(meta: string | null | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta ?? '')?.[1];
}
