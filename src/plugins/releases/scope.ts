import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Component, Scope} from '../../lib/upgrade';

const WORDS: Record<Component, RegExp> = {
  dock: /\b(?:dock|tabs?|groups?|popout|floating|watermark|headers?|maximized)\b/i,
  grid: /\bgrid(?:view)?\b/i,
  split: /\bsplitview\b/i,
  pane: /\bpane(?:view)?\b/i,
};

/** How the names of exported types begin, or what they contain, by component. */
const TYPES: Record<Component, RegExp> = {
  dock: /Dockview(?!(?:I?Disposable|Event|Emitter|Composite|Mutable))|Group|^I?Tab|Watermark|Header|IContentRenderer/,
  grid: /Gridview(?!Panel$)|Gridview(?:Panel)?(?:Api|React|Props)|^Grid/,
  split: /Splitview(?!$)/,
  pane: /Paneview|^I?Pane[A-Z]/,
};

const REACT_TYPE = /React|^I\w+Props$|ReadyEvent$|Portals|^Dockview(?:DefaultTab|Components)$/;
const TYPESCRIPT_TYPE = /^create[A-Z]|^I\w+Renderer$|(?:Component|Framework)Options$/;

/** Code that is a name, not a value or a message. */
const NAME = /^\w+(?:\.\w+)*$/;
/** Entries that collect names of all components. */
const COLLECTION = /^(?:Exports|Names|Types):/;

function matching(patterns: Record<Component, RegExp>, text: string): Component[] {
  return (Object.keys(patterns) as Component[]).filter((component) => patterns[component].test(text));
}

function toScope(framework: Scope['framework'], components: readonly Component[]): Scope {
  return {...(framework ? {framework} : {}), ...(components.length > 0 ? {components} : {})};
}

function readFramework(label: string): Scope['framework'] {
  if (/without React|dockview-core/i.test(label)) return 'typescript';
  return /\bReact\b/.test(label) ? 'react' : undefined;
}

/** The readers that a change of an exported name concerns, by the name of its type. */
export function nameScope(name: string): Scope {
  const type = name.split('.')[0]!;
  const framework = REACT_TYPE.test(type) ? 'react' : TYPESCRIPT_TYPE.test(type) ? 'typescript' : undefined;
  return toScope(framework, matching(TYPES, type));
}

/**
 * The readers that an entry of a post concerns: by the words in bold at its beginning, else by the types it names.
 * @param intro - what stands above its list, such as "In React:".
 */
export function itemScope(item: RootContent, intro: string): Scope {
  let label = '';
  const types: string[] = [];
  visit(item, (node) => {
    if (node.type === 'strong' && label === '') label = toString(node);
    if (node.type === 'inlineCode' && NAME.test(node.value)) types.push(node.value.split('.')[0]!);
  });
  const text = toString(item);
  const bold = text.startsWith(label) ? label : '';
  const named = matching(WORDS, bold);
  const byType = types.map((type) => nameScope(type)).filter(({components}) => components !== undefined);
  const typed = COLLECTION.test(bold) ? [] : byType.flatMap((scope) => scope.components ?? []);
  const components = named.length > 0 ? named : [...new Set(typed)];
  return toScope(readFramework(bold) ?? readFramework(intro), components);
}
