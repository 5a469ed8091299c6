import type {CompiledFile, CompiledModule, Problem} from './model';

/** From the page to the sandbox, first: what the code needs. */
export interface PrepareMessage {
  type: 'prepare';
  mode: 'light' | 'dark';
  /** The packages. */
  modules: CompiledModule[];
  /** The library's style sheet. */
  style: string;
}

/** From the page to the sandbox: the code to run. */
export interface RunMessage {
  type: 'run';
  /** Name of the global function that the compiled code calls in every loop and function. */
  loopGuard: string;
  /** The reader's files; see `CompiledProgram`. */
  modules: CompiledFile[];
  styles: string[];
}

/** From the sandbox to the page, through the port that its first message carries. */
export type SandboxMessage =
  /** The code has run to its end, and whatever it showed is on the screen. */
  {type: 'started'} | {type: 'problem'; problem: Problem};

/** Longest text of a problem, in characters; nobody reads more, and a page that shows millions stops answering. */
export const LONGEST_TEXT = 2000;

function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

function readProblem(value: unknown): Problem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {message, file, line} = value as Record<string, unknown>;
  if (typeof message !== 'string') return undefined;
  if (typeof file !== 'string') return {message: cut(message)};
  const isLine = Number.isSafeInteger(line) && Number(line) > 0;
  return {message: cut(message), file: cut(file), ...(isLine && {line: Number(line)})};
}

/**
 * Reads what a sandbox sent.
 * @param data - anything at all.
 * @returns the message, or undefined when it is not one.
 */
export function readSandboxMessage(data: unknown): SandboxMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'started') return {type: 'started'};
  const problem = data.type === 'problem' && 'problem' in data ? readProblem(data.problem) : undefined;
  return problem && {type: 'problem', problem};
}
