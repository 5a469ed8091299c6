import {diffArrays} from 'diff';
import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import ts from 'typescript';
import type {ApiChange} from '../data';
import {declarationNodes, declarationTokens} from '../../api/declaration';
import {textElement} from '../../../remark/jsx';
import {joinRuns} from '../../../remark/nodes';

/** Lines that differ by more than this share show without marks: most of them would be marked. */
const MAX_MARKED = 0.6;

/** Both sides of a change, marked up; a side is missing when there was nothing, or is nothing left. */
export interface ChangeLines {
  before: PhrasingContent[] | undefined;
  after: PhrasingContent[] | undefined;
}

type GetUrl = (name: string) => string | undefined;

/** Puts each member of a whole type on a line of its own. The recorded declarations stand on one line. */
function breakLines(declaration: string): string {
  if (!/^(?:abstract )?(?:class|interface|enum)\b/.test(declaration)) return declaration;
  const file = ts.createSourceFile('declaration.d.ts', declaration, ts.ScriptTarget.Latest);
  return ts.createPrinter({omitTrailingSemicolon: true}).printFile(file).trim();
}

/** Wraps each run of tokens for which `isMarked` holds into a `<mark>`. */
function markRuns(nodes: PhrasingContent[], isMarked: readonly boolean[]): PhrasingContent[] {
  return joinRuns(
    nodes,
    (_, index) => isMarked[index] ?? false,
    (run) => textElement('mark', {}, run),
  );
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

function toNodes(declaration: string, name: string, getUrl: GetUrl): PhrasingContent[] {
  const declared = name.split('.').at(-1)!;
  return declarationNodes(declarationTokens(breakLines(declaration), declared), ({kind, text}) => {
    if (kind === 'name' && text === declared) return getUrl(name);
    return kind === 'type' ? getUrl(text) : undefined;
  });
}

/**
 * Marks up both sides of a change of the API.
 * @param getUrl - URL in the reference of a name that still exists, else undefined.
 * @returns the old side without links, the new one with links to the reference; what differs is in `<mark>`.
 */
export function changeLines({name, before, after}: ApiChange, getUrl: GetUrl): ChangeLines {
  const old = before === undefined ? undefined : toNodes(before, name, () => undefined);
  const now = after === undefined ? undefined : toNodes(after, name, getUrl);
  return old && now ? markDifference(old, now) : {before: old, after: now};
}
