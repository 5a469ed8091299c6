import {transform} from 'sucrase';
import type {Framework} from '../frameworks';
import {importOrder} from './importOrder';
import {instrument, type Import, type Resolution} from './instrument';
import {ENTRY_FILES, MOUNT_APP} from './mount';
import type {Compilation, CompiledFile, Problem, SourceFile} from './model';

/** What has to be compiled, and what it may use. */
export interface CompileRequest {
  framework: Framework;
  files: SourceFile[];
  /** Packages that can be imported. */
  packages: string[];
  /** Name of the function that stops endless code. */
  loopGuard: string;
}

const SCRIPT = /\.tsx?$/;
const PACKAGE_STYLESHEET = /^dockview(?:-core)?\/dist\/styles\/dockview\.css$/;

/** Stops the compilation with something the reader can act on. */
class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

const PREFIX = 'example:';

/** The name a file of the reader is imported by in the sandbox. */
function moduleName(file: string): string {
  return PREFIX + file;
}

function circleProblem(circle: string[]): Problem {
  const names = circle.map((name) => name.slice(PREFIX.length));
  const message = `These files import each other: ${names.join(', ')}. A bundler can cope with that, this editor cannot.`;
  return {file: names[0]!, message};
}

function resolveFile(names: string[], {specifier, line}: Import, from: string): Resolution {
  const wanted = specifier.slice('./'.length);
  const file = [wanted, `${wanted}.ts`, `${wanted}.tsx`].find((candidate) => names.includes(candidate));
  if (file === undefined) {
    throw new ProblemError({file: from, line, message: `There is no file "${specifier}" in this example.`});
  }
  return SCRIPT.test(file) ? {name: moduleName(file)} : 'drop';
}

function resolvePackage(packages: string[], {specifier, line}: Import, from: string): Resolution {
  if (PACKAGE_STYLESHEET.test(specifier)) return 'drop';
  if (packages.includes(specifier)) return {name: specifier};
  const message = `The package "${specifier}" cannot be used here. Available: ${packages.join(', ')}.`;
  throw new ProblemError({file: from, line, message});
}

/** Both parsers put the file before the message, and line and column behind it; the problem has them as fields. */
function toProblem(error: unknown, file: string): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (!(error instanceof Error)) return {file, message: String(error)};
  const message = error.message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
  const {loc} = error as Error & {loc?: {line: number}};
  return {file, line: loc?.line, message};
}

function toJavaScript({name, code}: SourceFile): string {
  return transform(code, {
    transforms: name.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'automatic',
    production: true,
    preserveDynamicImport: true,
    filePath: name,
  }).code;
}

/**
 * Compiles the files of one variant of an example for the sandbox.
 * @returns the modules, or the first problem with its file and line. Types are removed, not checked.
 */
export function compile({framework, files, packages, loopGuard}: CompileRequest): Compilation {
  const isReact = framework === 'react';
  const scripts = files.filter(({name}) => SCRIPT.test(name));
  const sources = isReact ? [{name: 'main.tsx', code: MOUNT_APP}, ...scripts] : scripts;
  const names = files.map(({name}) => name);
  const start = ENTRY_FILES[framework];
  if (!names.includes(start)) {
    return {ok: false, problem: {message: `There is no file "${start}", with which this example starts.`}};
  }
  const used = new Set<string>();
  const modules: CompiledFile[] = [];
  for (const source of sources) {
    const needs = new Set<string>();
    const resolve = (found: Import): Resolution => {
      const isFile = found.specifier.startsWith('./');
      const resolution = isFile ? resolveFile(names, found, source.name) : resolvePackage(packages, found, source.name);
      if (resolution !== 'drop') (isFile ? needs : used).add(resolution.name);
      return resolution;
    };
    try {
      const code = instrument(toJavaScript(source), loopGuard, resolve);
      modules.push({name: moduleName(source.name), code, needs: [...needs]});
    } catch (error) {
      return {ok: false, problem: toProblem(error, source.name)};
    }
  }
  const sorted = importOrder(modules, moduleName(isReact ? 'main.tsx' : start));
  if ('circle' in sorted) return {ok: false, problem: circleProblem(sorted.circle)};
  return {
    ok: true,
    program: {
      modules: sorted.order,
      packages: [...used],
      styles: files.filter(({name}) => !SCRIPT.test(name)).map(({code}) => code),
    },
  };
}
