import {diffArrays} from 'diff';
import type {Link, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import ts from 'typescript';
import type {ApiChange} from '../data';
import {tokenize} from '../../api/signature';
import {textElement} from '../../../remark/jsx';

/** Marks help only while most of the line stayed the same. */
const MAX_MARKED = 0.6;

/** Both sides of a change, marked up; a side is missing when there was nothing, or is nothing left. */
export interface ChangeLines {
  before: PhrasingContent[] | undefined;
  after: PhrasingContent[] | undefined;
}

/** Puts each member of a whole type on a line of its own. The recorded declarations stand on one line. */
function breakLines(declaration: string): string {
  if (!/^(?:abstract )?(?:class|interface|enum)\b/.test(declaration)) return declaration;
  const file = ts.createSourceFile('declaration.d.ts', declaration, ts.ScriptTarget.Latest);
  return ts.createPrinter({omitTrailingSemicolon: true}).printFile(file).trim();
}

function link(url: string, text: string): Link {
  return {type: 'link', url, children: [{type: 'text', value: text}]};
}

/** Colours a declaration, and links the types that have an address. */
function toNodes(declaration: string, addressOf: (type: string) => string | undefined): PhrasingContent[] {
  return tokenize(declaration).map(({kind, text}) => {
    const content: PhrasingContent = {type: 'text', value: text};
    if (!kind) return content;
    const url = kind === 'type' ? addressOf(text) : undefined;
    return textElement('span', {className: `code-${kind}`}, [url ? link(url, text) : content]);
  });
}

/** Wraps each run of tokens for which `isMarked` holds into a `<mark>`. */
function markRuns(nodes: PhrasingContent[], isMarked: readonly boolean[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  let run: PhrasingContent[] = [];
  const closeRun = () => {
    if (run.length > 0) result.push(textElement('mark', {}, run));
    run = [];
  };
  for (const [index, node] of nodes.entries()) {
    if (isMarked[index]) {
      run.push(node);
    } else {
      closeRun();
      result.push(node);
    }
  }
  closeRun();
  return result;
}

function share(isMarked: readonly boolean[]): number {
  return isMarked.filter(Boolean).length / isMarked.length;
}

function markDifference(before: PhrasingContent[], after: PhrasingContent[]): ChangeLines {
  const parts = diffArrays(
    before.map((node) => toString(node)),
    after.map((node) => toString(node)),
  );
  const flags = (skipped: 'added' | 'removed') =>
    parts.filter((part) => !part[skipped]).flatMap((part) => part.value.map(() => part.added || part.removed));
  const [gone, come] = [flags('added'), flags('removed')];
  if (Math.min(share(gone), share(come)) > MAX_MARKED) return {before, after};
  return {before: markRuns(before, gone), after: markRuns(after, come)};
}

/** Links the name that a declaration gives to something. */
function linkName(nodes: PhrasingContent[], name: string, url: string | undefined): PhrasingContent[] {
  if (url === undefined) return nodes;
  const position = nodes.findIndex((node) => node.type === 'mdxJsxTextElement' && toString(node) === name);
  return nodes.map((node, index) =>
    index === position ? textElement('span', {className: 'code-name'}, [link(url, name)]) : node,
  );
}

/**
 * Marks up both sides of a change of the API.
 * @param addressOf - address in the reference of a name that still exists, else undefined.
 * @returns the old side without links, the new one with links to the reference; what differs stands in `<mark>`.
 */
export function changeLines(
  {name, before, after}: ApiChange,
  addressOf: (name: string) => string | undefined,
): ChangeLines {
  const old = before === undefined ? undefined : toNodes(breakLines(before), () => undefined);
  const now =
    after === undefined
      ? undefined
      : linkName(toNodes(breakLines(after), addressOf), name.split('.').at(-1)!, addressOf(name));
  return old && now ? markDifference(old, now) : {before: old, after: now};
}
