import fs from 'node:fs';
import path from 'node:path';
import type {ApiSymbol} from './model';

const FOLDER = path.resolve(__dirname, '../../../docs/api/_members');

/** Files named other than their type: two names that differ in case only are one file on some systems. */
const FILE_NAMES: Record<string, string> = {SplitViewOptions: 'SplitViewOptions-base'};

/** What a writer says about a type; Markdown. */
export interface Description {
  /** Absolute path of the file. */
  file: string;
  /** The text above the first member. */
  intro: string;
  members: Map<string, string>;
}

/** Cuts a text at its second-level headings, leaving those inside code fences alone. */
function splitSections(source: string): {intro: string; sections: [name: string, text: string][]} {
  const intro: string[] = [];
  const sections: [string, string[]][] = [];
  let inFence = false;
  for (const line of source.split('\n')) {
    if (/^\s*```/.test(line)) inFence = !inFence;
    const heading = inFence ? null : /^## (.+)$/.exec(line);
    if (heading) sections.push([heading[1]!.trim(), []]);
    else (sections.at(-1)?.[1] ?? intro).push(line);
  }
  return {
    intro: intro.join('\n').trim(),
    sections: sections.map(([name, lines]) => [name, lines.join('\n').trim()]),
  };
}

/**
 * Reads what `docs/api/_members/<type>.md` says about a type and its members.
 * @param names - the members that must be described, each exactly once.
 * @returns undefined when there is no such file.
 * @throws Error that names the file, when it describes a member that does not exist, twice, or not at all.
 */
export function readDescription(symbol: ApiSymbol, names: string[]): Description | undefined {
  const file = path.join(FOLDER, `${FILE_NAMES[symbol.name] ?? symbol.name}.md`);
  if (!fs.existsSync(file)) return undefined;
  const {intro, sections} = splitSections(fs.readFileSync(file, 'utf8'));
  const members = new Map<string, string>();
  for (const [name, text] of sections) {
    if (!names.includes(name)) throw new Error(`${file}: ${symbol.name} has no member "${name}". Remove "## ${name}".`);
    if (members.has(name)) throw new Error(`${file}: "## ${name}" stands twice.`);
    if (!text) throw new Error(`${file}: "## ${name}" has no text.`);
    members.set(name, text);
  }
  const missing = names.filter((name) => !members.has(name));
  if (missing.length > 0) throw new Error(`${file}: add "## ${missing.join('", "## ')}".`);
  return {file, intro, members};
}
