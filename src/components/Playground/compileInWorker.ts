import type {CompileRequest} from '../../lib/playground/compile';
import type {Compilation} from '../../lib/playground/model';

let worker: Worker | undefined;

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
  const {port1: answer, port2} = new MessageChannel();
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const fail = () => {
      stop.abort();
      worker = undefined;
      reject(new Error('The compiler could not be loaded.'));
    };
    answer.onmessage = ({data}: MessageEvent<Compilation>) => {
      stop.abort();
      answer.close();
      resolve(data);
    };
    current.addEventListener('error', fail, {signal: stop.signal});
    current.postMessage(request, [port2]);
  });
}
