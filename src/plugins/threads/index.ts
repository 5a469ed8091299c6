import path from 'node:path';
import Tinypool from 'tinypool';

/** Up to so many are made on this thread: another takes longer to start. */
const FEW = 4;
/** Handed to a thread at once. */
const BATCH = 8;
/** A thread ends when it had nothing to do for so long, in milliseconds, and gives its memory back. */
const IDLE = 500;

const pool = new Tinypool({
  filename: path.join(__dirname, 'worker.mjs'),
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: IDLE,
});

type Run<Input, Output> = (input: Input) => Output | Promise<Output>;

async function runHere<Input, Output>(file: string, inputs: readonly Input[]): Promise<Output[]> {
  const {default: run} = (await import(file)) as {default: Run<Input, Output>};
  return Promise.all(inputs.map(run));
}

/**
 * Makes something on another thread: of several inputs at the same time, what has to wait waits for all of them.
 * @param file - absolute path of a module; its default export makes the output of one input. Both can be cloned.
 * @returns outputs in the order of the inputs.
 */
export function runOnThread<Input, Output>(file: string, inputs: readonly Input[]): Promise<Output[]> {
  return pool.run({file, inputs}) as Promise<Output[]>;
}

/** As `runOnThread`, on as many threads as are worth it for so many inputs. */
export async function mapOnThreads<Input, Output>(file: string, inputs: readonly Input[]): Promise<Output[]> {
  if (inputs.length === 0) return [];
  if (inputs.length <= FEW) return runHere(file, inputs);
  const starts = Array.from({length: Math.ceil(inputs.length / BATCH)}, (_, index) => index * BATCH);
  const batches = starts.map((start) => runOnThread<Input, Output>(file, inputs.slice(start, start + BATCH)));
  return (await Promise.all(batches)).flat();
}
