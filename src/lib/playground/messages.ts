import type {CompiledFile, CompiledModule, Problem} from './model';

/** Told to the sandbox first: what the code is going to need. */
export interface PrepareMessage {
  type: 'prepare';
  mode: 'light' | 'dark';
  /** The packages. */
  modules: CompiledModule[];
  /** The library's style sheet. */
  style: string;
}

/** Told to the sandbox: run this. */
export interface RunMessage {
  type: 'run';
  /** Name of the global function that the compiled code calls in every loop and function. */
  loopGuard: string;
  /** The reader's files; see `CompiledProgram`. */
  modules: CompiledFile[];
  styles: string[];
}

/** Told by the sandbox. Nothing in it can be relied on: the code that runs there may send it too. */
export type SandboxMessage =
  /** Waits for something to run. */
  | {type: 'ready'}
  /** The code has run to its end, and whatever it showed is on the screen. */
  | {type: 'started'}
  | {type: 'problem'; problem: Problem};

function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  const {message, file, line} = value as Record<string, unknown>;
  const hasFile = file === undefined || typeof file === 'string';
  return typeof message === 'string' && hasFile && (line === undefined || typeof line === 'number');
}

/**
 * Reads what a sandbox sent.
 * @param data - anything at all.
 * @returns the message, or undefined when it is not one.
 */
export function readSandboxMessage(data: unknown): SandboxMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'ready' || data.type === 'started') return {type: data.type};
  if (data.type !== 'problem' || !('problem' in data) || !isProblem(data.problem)) return undefined;
  return {type: 'problem', problem: data.problem};
}
