import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {readFenceMeta} from '../../src/remark/jsx';
import {ROOT, relative} from './pages';

/** A code fence of a page. */
export interface Sample {
  /** Page and line: `docs/core/panels/add.mdx:41`. */
  where: string;
  /** Fences that follow each other without text between them share a group. A sample imports titled ones of its group, or of its page. */
  group: string;
  language: 'ts' | 'tsx';
  title: string | undefined;
  /** Name of the file in `tests/samples` that declares what the sample takes for granted. */
  context: string | undefined;
  /** Code of the one error the sample is meant to show: `TS2322`. */
  expectedError: string | undefined;
  code: string;
}

const CONTEXTS = path.join(ROOT, 'tests/samples');
const FENCE = /^( *)(`{3,})(tsx?)(?: ([^\n]*))?\n([\s\S]*?)^\1\2 *$/gm;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  // Angular's.
  experimentalDecorators: true,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  // As new Vite projects have them: what readers copy has to compile there.
  erasableSyntaxOnly: true,
  verbatimModuleSyntax: true,
  noUncheckedSideEffectImports: false,
  types: ['vite/client'],
};

/** Finds the TypeScript fences of a page. One that is the same for both frameworks is there for each variant beside it. */
export function readSamples(file: string): Sample[] {
  const source = fs.readFileSync(file, 'utf8');
  const frameworksOf = new Map<number, string[]>();
  let start = 0;
  let previousEnd = -1;
  const fences = [...source.matchAll(FENCE)].map((match) => {
    const [whole, indent, , language, meta, body] = match;
    const line = source.slice(0, match.index).split('\n').length;
    const isNeighbor = previousEnd >= 0 && source.slice(previousEnd, match.index).trim() === '';
    if (!isNeighbor) start = line;
    previousEnd = match.index + whole.length;
    const framework = readFenceMeta(meta, 'framework');
    if (framework) frameworksOf.set(start, [...(frameworksOf.get(start) ?? []), framework]);
    const sample = {
      where: `${relative(file)}:${line}`,
      language: language as Sample['language'],
      title: readFenceMeta(meta, 'title'),
      context: readFenceMeta(meta, 'context'),
      expectedError: readFenceMeta(meta, 'error'),
      code: body!.replace(new RegExp(`^${indent}`, 'gm'), ''),
    };
    return {sample, start, framework};
  });
  return fences.flatMap(({sample, start, framework}) => {
    const groups = framework ? [framework] : (frameworksOf.get(start) ?? ['both']);
    return [...new Set(groups)].map((name) => ({
      ...sample,
      group: `${relative(file)}-${start}-${name}`.replace(/\W+/g, '-'),
    }));
  });
}

function readContext({context, where}: Sample): string {
  if (context === undefined) return '';
  const file = path.join(CONTEXTS, `${context}.ts`);
  if (!fs.existsSync(file)) {
    const known = fs.readdirSync(CONTEXTS).map((name) => name.replace(/\.ts$/, ''));
    throw new Error(`${where}: there is no context "${context}" in tests/samples. Known: ${known.join(', ')}.`);
  }
  return fs.readFileSync(file, 'utf8');
}

const TITLE_OF_FILE = /^[\w.-]+\.tsx?$/;

interface VirtualFile {
  sample: Sample;
  text: string;
  /** Lines that stand before the sample's own. */
  offset: number;
}

function toVirtualFiles(samples: Sample[]): Map<string, VirtualFile> {
  const files = new Map<string, VirtualFile>();
  for (const sample of samples) {
    const context = readContext(sample);
    const base = path.join(ROOT, 'generated/samples', sample.group);
    const hasName = sample.title !== undefined && TITLE_OF_FILE.test(sample.title);
    let name = path.join(base, hasName ? sample.title! : `sample.${sample.language}`);
    for (let copy = 2; files.has(name); copy++) name = path.join(base, `sample${copy}.${sample.language}`);
    files.set(name, {sample, text: `${context}${sample.code}`, offset: context.split('\n').length - 1});
  }
  return files;
}

const pageOf = ({where}: Sample) => where.slice(0, where.lastIndexOf(':'));

/** What a sample may import beside the fences of its group: the titled ones of its page. Found by path. */
function readNeighbors(files: Map<string, VirtualFile>): Map<string, string> {
  const all = [...files.values()];
  const texts = new Map<string, string>();
  for (const [name, {sample}] of files) {
    for (const {sample: other, text} of all) {
      const file = path.join(path.dirname(name), other.title ?? '');
      if (pageOf(other) !== pageOf(sample) || !TITLE_OF_FILE.test(other.title ?? '') || files.has(file)) continue;
      texts.set(file, text);
    }
  }
  return texts;
}

function createHost(files: Map<string, VirtualFile>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const neighbors = readNeighbors(files);
  const textOf = (name: string) => {
    const file = path.normalize(name);
    return files.get(file)?.text ?? neighbors.get(file);
  };
  const folders = new Set([...files.keys()].map((file) => path.dirname(file)));
  const {getSourceFile, fileExists, readFile, directoryExists} = host;
  host.fileExists = (name) => textOf(name) !== undefined || fileExists(name);
  host.readFile = (name) => textOf(name) ?? readFile(name);
  host.directoryExists = (name) =>
    [...folders].some((folder) => folder.startsWith(path.normalize(name))) || directoryExists!(name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = textOf(name);
    return text === undefined ? getSourceFile(name, target, ...rest) : ts.createSourceFile(name, text, target, true);
  };
  host.getCurrentDirectory = () => ROOT;
  return host;
}

/**
 * Compiles samples strictly against the installed packages.
 * @returns one message per problem, with page and line; empty when all is well.
 */
export function checkSamples(samples: Sample[]): string[] {
  const files = toVirtualFiles(samples);
  const program = ts.createProgram([...files.keys()], OPTIONS, createHost(files));
  return [...files].flatMap(([name, {sample, offset}]) => {
    const source = program.getSourceFile(name)!;
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    const unexpected = found.filter(({code}) => `TS${code}` !== sample.expectedError);
    const problems = unexpected.map(({start, messageText, code}) => {
      const line = source.getLineAndCharacterOfPosition(start ?? 0).line - offset + 1;
      return `${sample.where} (line ${line} of the sample): TS${code} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
    if (sample.expectedError && found.length === unexpected.length) {
      problems.push(`${sample.where}: says error="${sample.expectedError}", but compiles without it.`);
    }
    return problems;
  });
}
