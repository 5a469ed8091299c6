import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {GOALS, type Goal} from '../../lib/exampleSummary';
import {FRAMEWORKS, type Framework} from '../../lib/frameworks';
import type {SourceFile} from '../../lib/playground/model';
import {ENTRY_FILES} from '../../lib/playground/mount';
import {POINT_NAMES} from './thumbnail/picture';

const manifestSchema = z.strictObject({
  title: z.string().min(1),
  summary: z.string().min(1),
  /** Route of the page the example belongs to, such as `/docs/core/state/save`. */
  doc: z.string().startsWith('/docs/'),
  /** What the reader wants to do; a section of the list of examples. */
  goal: z.enum(Object.keys(GOALS) as Goal[]),
  /** What its picture shows over the layout. */
  point: z.enum(POINT_NAMES),
  /** Whether it is among the first in the list. */
  featured: z.boolean().default(false),
  /** Height of the embedded example in CSS pixels. */
  height: z.number().int().min(160).max(900).default(360),
});

/** An example as its folder describes it. */
export interface Example extends z.infer<typeof manifestSchema> {
  /** Component and folder name: `dockview/first-steps`. */
  id: string;
  /** Which component of the library it shows: `dockview`. */
  component: string;
  /** Absolute path of the folder. */
  folder: string;
  /** The source files of each variant, entry file first. */
  files: Record<Framework, SourceFile[]>;
}

/** Folder of the files that both variants of an example share. */
const SHARED = 'shared';
/** Beside the folders of the components: the style sheet of those examples that import it. */
const FRAME = 'frame.css';
const FRAME_IMPORT = `'../../../${FRAME}'`;
const SOURCE_FILE = /\.(?:tsx?|css)$/;

/** Reads the files of a folder that may be missing, by name. */
function readFolder(folder: string): SourceFile[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).map((name) => {
    if (!SOURCE_FILE.test(name)) throw new Error(`${folder}/${name}: an example holds .ts, .tsx and .css files only.`);
    return {name, code: fs.readFileSync(path.join(folder, name), 'utf8')};
  });
}

/** Reads a variant with the files that it shares, as if all were in one folder. */
function readFiles(folder: string, framework: Framework): SourceFile[] {
  const variant = path.join(folder, framework);
  const entry = ENTRY_FILES[framework];
  if (!fs.existsSync(path.join(variant, entry))) {
    throw new Error(`${variant}/${entry} is missing: each example has a ${framework} variant that starts there.`);
  }
  const files = [...readFolder(variant), ...readFolder(path.join(folder, SHARED))];
  if (files.some(({code}) => code.includes(FRAME_IMPORT))) {
    files.push({name: FRAME, code: fs.readFileSync(path.join(folder, '../..', FRAME), 'utf8')});
  }
  const names = files.map(({name}) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`${variant}/${twice} is in ${SHARED}/ too: keep one of them.`);
  const rank = ({name}: SourceFile) => (name === entry ? '' : name);
  return files
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map(({name, code}) => ({
      name,
      code: code.replaceAll(`'../${SHARED}/`, "'./").replaceAll(FRAME_IMPORT, `'./${FRAME}'`),
    }));
}

function readExample(root: string, id: string): Example {
  const folder = path.join(root, id);
  const manifestPath = path.join(folder, 'example.json');
  if (!fs.existsSync(manifestPath)) throw new Error(`${manifestPath} is missing: each example folder needs one.`);
  let json: unknown;
  try {
    json = JSON.parse(fs.readFileSync(manifestPath, 'utf8'));
  } catch (error) {
    throw new Error(`${manifestPath} is not valid JSON.`, {cause: error});
  }
  const manifest = manifestSchema.safeParse(json);
  if (!manifest.success) throw new Error(`${manifestPath}: ${z.prettifyError(manifest.error)}`);
  const files = Object.fromEntries(FRAMEWORKS.map((framework) => [framework, readFiles(folder, framework)]));
  return {...manifest.data, id, component: id.split('/')[0]!, folder, files: files as Example['files']};
}

function subfolders(folder: string): string[] {
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * Reads every example below a folder laid out as `<component>/<id>/{example.json,react/,typescript/}`.
 * @param root - absolute path of the examples folder.
 * @returns the examples in alphabetical order of their ids.
 * @throws Error that names the file, when a manifest, variant or field is missing or wrong.
 */
export function readExamples(root: string): Example[] {
  return subfolders(root).flatMap((component) =>
    subfolders(path.join(root, component)).map((name) => readExample(root, `${component}/${name}`)),
  );
}

/**
 * Reads one example by its id.
 * @throws Error that lists the known ids, when there is none of that name.
 */
export function findExample(root: string, id: string): Example {
  const known = subfolders(root).flatMap((component) =>
    subfolders(path.join(root, component)).map((name) => `${component}/${name}`),
  );
  if (!known.includes(id)) throw new Error(`There is no example "${id}". Known: ${known.join(', ')}.`);
  return readExample(root, id);
}
