import fs from 'node:fs';
import path from 'node:path';

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
 * Reads what `docs/api/_members/<type>.md` says about a type and its members, complete or not.
 * @param type - name of the type.
 * @returns undefined when there is no such file.
 * @throws Error that names the file, when it describes a member twice, or with no words.
 */
export function readDescription(type: string, folder = FOLDER): Description | undefined {
  const file = path.join(folder, `${FILE_NAMES[type] ?? type}.md`);
  if (!fs.existsSync(file)) return undefined;
  const {intro, sections} = splitSections(fs.readFileSync(file, 'utf8'));
  const members = new Map<string, string>();
  for (const [name, text] of sections) {
    if (members.has(name)) throw new Error(`${file}: "## ${name}" stands twice.`);
    if (!text) throw new Error(`${file}: "## ${name}" has no text.`);
    members.set(name, text);
  }
  return {file, intro, members};
}

/**
 * Reads what `docs/api/_members/<type>.md` says about a type and its members.
 * @param type - name of the type.
 * @param names - the members that must be described, each exactly once.
 * @throws Error that names the file, when it is missing, or describes a member that does not exist, twice, or not at all.
 */
export function requireDescription(type: string, names: readonly string[], folder = FOLDER): Description {
  const description = readDescription(type, folder);
  const file = description?.file ?? path.join(folder, `${type}.md`);
  if (!description)
    throw new Error(`${file} does not exist. Write it: the text about ${type}, and "## name" for each member.`);
  const {members, intro} = description;
  const unknown = [...members.keys()].find((name) => !names.includes(name));
  if (unknown) throw new Error(`${file}: the entry of ${type} has no member "${unknown}". Remove "## ${unknown}".`);
  const missing = names.filter((name) => !members.has(name));
  if (missing.length > 0) throw new Error(`${file}: add "## ${missing.join('", "## ')}".`);
  if (!intro && members.size === 0) throw new Error(`${file}: say what ${type} is.`);
  return description;
}
