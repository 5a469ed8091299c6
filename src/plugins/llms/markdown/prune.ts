import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {createElement, find, findAll, hasClass, textOf} from './elements';

/** Elements that are for eyes and hands only. */
const SKIPPED_TAGS = new Set(
  'button form iframe input label nav noscript script select style template textarea'.split(' '),
);
const SKIPPED_ROLES = new Set(['radiogroup', 'tablist']);
/** Parts of the theme that are not content. */
const SKIPPED_CLASSES = ['hash-link', 'theme-doc-footer', 'theme-doc-toc-mobile'];

/** Links and labels that a style sheet separates, and that text would run together. */
const SET_APART = new Set(['a', 'span', 'time']);

function isSkipped(element: Element): boolean {
  const {role, ariaHidden, dataMarkdown} = element.properties;
  return (
    SKIPPED_TAGS.has(element.tagName) ||
    SKIPPED_ROLES.has(String(role)) ||
    String(ariaHidden) === 'true' ||
    dataMarkdown === 'skip' ||
    SKIPPED_CLASSES.some((name) => hasClass(element, name))
  );
}

function removeSkipped(tree: Element): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type !== 'comment' && !(node.type === 'element' && isSkipped(node))) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

function strongParagraph(text: string): Element {
  return createElement('p', [createElement('strong', [{type: 'text', value: text.trim()}])]);
}

/** Puts the name of each tab above its panel. Has to run before the list of tabs is removed. */
function labelTabs(tree: Element): void {
  for (const tabs of findAll(tree, (element) => hasClass(element, 'tabs-container'))) {
    const byRole = (role: string): Element[] => findAll(tabs, ({properties}) => properties.role === role);
    const names = byRole('tab').map(textOf);
    for (const [index, panel] of byRole('tabpanel').entries()) panel.children.unshift(strongParagraph(names[index]!));
  }
}

/** The first paragraph of a pane is the name of its framework. */
function labelPane(pane: Element): void {
  const label = find(pane, ({tagName}) => tagName === 'p');
  if (label) label.children = strongParagraph(textOf(label)).children;
}

/** A drawing reads as what its author says can be seen in it. */
function describeDrawing(drawing: Element): void {
  const words = find(drawing, ({tagName}) => tagName === 'desc');
  drawing.tagName = 'p';
  drawing.children = words ? words.children : [];
}

function setApart(element: Element): void {
  for (let index = element.children.length - 1; index > 0; index -= 1) {
    const pair = element.children.slice(index - 1, index + 1);
    if (pair.every((node) => node.type === 'element' && SET_APART.has(node.tagName))) {
      element.children.splice(index, 0, {type: 'text', value: ' '});
    }
  }
}

function completeAddress({properties}: Element, url: string): void {
  for (const name of ['href', 'src']) {
    const address = properties[name];
    if (typeof address === 'string') properties[name] = new URL(address, url).href;
  }
}

function rewrite(element: Element, url: string): typeof SKIP | undefined {
  const {tagName, properties} = element;
  if (tagName === 'code') {
    element.children = [{type: 'text', value: textOf(element)}];
    return SKIP;
  }
  if (tagName === 'svg') {
    describeDrawing(element);
    return SKIP;
  }
  if (properties.dataFrameworkPane !== undefined) labelPane(element);
  if (tagName === 'a' || tagName === 'img') completeAddress(element, url);
  if (properties.dataMarkdown === 'note') {
    element.children = [{type: 'text', value: ' ('}, ...element.children, {type: 'text', value: ')'}];
  }
  setApart(element);
  return undefined;
}

/**
 * Turns the content of a built page into one that reads as text: without controls, with names for what tabs name, and
 * with complete links. A component marks what else to leave out with `data-markdown="skip"`, and what explains the value
 * before it with `data-markdown="note"`.
 * @param content - is changed in place.
 * @param url - of the page.
 */
export function prune(content: Element, url: string): Root {
  labelTabs(content);
  removeSkipped(content);
  visit(content, 'element', (element) => rewrite(element, url));
  return {type: 'root', children: [content]};
}
