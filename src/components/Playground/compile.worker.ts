import {compile, type CompileRequest} from '../../lib/playground/compile';
import type {Compilation} from '../../lib/playground/model';

/** A question to the worker, and its answer under the same number. */
export interface Question {
  number: number;
  request: CompileRequest;
}

/** See `Question`. */
export interface Answer {
  number: number;
  compilation: Compilation;
}

self.addEventListener('message', ({data}: MessageEvent<Question>) => {
  const answer: Answer = {number: data.number, compilation: compile(data.request)};
  self.postMessage(answer);
});
