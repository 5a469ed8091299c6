import type {Element, Nodes} from 'hast';
import {EXIT, visit} from 'unist-util-visit';

/** Says whether an element is wanted. */
export type Test = (element: Element) => boolean;

/** True for elements with that class. */
export function hasClass(element: Element, name: string): boolean {
  const {className} = element.properties;
  return Array.isArray(className) && className.includes(name);
}

/** Every element below a node that passes a test, in the order of the page. */
export function findAll(tree: Nodes, test: Test): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (test(element)) found.push(element);
  });
  return found;
}

/** The first element that passes a test, if any. */
export function find(tree: Nodes, test: Test): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!test(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** The text of a node, with the line breaks of its code. */
export function textOf(node: Nodes): string {
  let text = '';
  visit(node, 'text', ({value}) => {
    text += value;
  });
  return text;
}

/** Makes an element without attributes. */
export function createElement(tagName: string, children: Element['children']): Element {
  return {type: 'element', tagName, properties: {}, children};
}
