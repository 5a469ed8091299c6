import type {CompileRequest} from '../../lib/playground/compile';
import type {Compilation} from '../../lib/playground/model';
import type {Answer, Question} from './compile.worker';

let worker: Worker | undefined;
let count = 0;

function startWorker(): Worker {
  try {
    return new Worker(new URL('./compile.worker.ts', import.meta.url), {type: 'module'});
  } catch (error) {
    throw new Error('This browser does not let the page start a worker.', {cause: error});
  }
}

/**
 * Compiles beside the page, so that typing never waits. The worker is started by the first call and kept.
 * @throws Error that says, in words for the reader, why there is no worker.
 */
export async function compileInWorker(request: CompileRequest): Promise<Compilation> {
  worker ??= startWorker();
  const current = worker;
  const question: Question = {number: ++count, request};
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const {signal} = stop;
    const receive = ({data}: MessageEvent<Answer>) => {
      if (data.number !== question.number) return;
      stop.abort();
      resolve(data.compilation);
    };
    const fail = () => {
      stop.abort();
      worker = undefined;
      reject(new Error('The compiler could not be loaded.'));
    };
    current.addEventListener('message', receive, {signal});
    current.addEventListener('error', fail, {signal});
    current.postMessage(question);
  });
}
