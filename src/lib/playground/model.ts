import type {Framework} from '../frameworks';

/** One source file of an example, as it is shown, bundled, edited and copied. */
export interface SourceFile {
  /** Path inside the variant's folder: `App.tsx`. */
  name: string;
  code: string;
}

/** What `source.json` beside the pages of an example holds. */
export interface ExampleSource {
  title: string;
  /** The files of each variant, entry file first. */
  files: Record<Framework, SourceFile[]>;
}

/** A module that edited code can import: a package, or a chunk that packages share. */
export interface RuntimeModule {
  /** The name it is imported by: `react`, or the chunk's path. */
  name: string;
  /** Path below `/templates/`. */
  file: string;
  /** Names of the modules it imports itself. */
  needs: string[];
}

/** What `/templates/runtime.json` holds: everything it takes to run edited code. */
export interface Runtime {
  modules: RuntimeModule[];
  /** The library's style sheet; path below `/templates/`. */
  stylesheet: string;
  /** The page of the sandbox; path below the base URL. */
  sandbox: string;
  /** Exact versions of the packages, by name, for projects that are made of an example. */
  versions: Record<string, string>;
}

/** What went wrong in edited code. */
export interface Problem {
  /** The reader's file, when it is known. */
  file?: string;
  /** From 1. */
  line?: number;
  message: string;
}

/** A module in the form in which it is run. */
export interface CompiledModule {
  /** The name it is imported by. */
  name: string;
  code: string;
}

/** A file of an example in the form in which it is run. */
export interface CompiledFile extends CompiledModule {
  /** Names of the other files that it imports; they stand in its code in double quotes. */
  needs: string[];
}

/** Files of an example, ready to run. */
export interface CompiledProgram {
  /** Each after those it imports; the last one starts the program. */
  modules: CompiledFile[];
  /** Names of the packages that the modules import. */
  packages: string[];
  /** Texts of the style sheets, in the order of the files. */
  styles: string[];
}

/** The outcome of a compilation. */
export type Compilation = {ok: true; program: CompiledProgram} | {ok: false; problem: Problem};
