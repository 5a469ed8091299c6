import {useEffect, useState} from 'react';
import type {SearchKind} from '../../lib/search/records';
import type {Results} from './engine/results';
import type {SearchRequest, SearchResponse} from './messages';

/** Keeps its index between one opening of the dialog and the next. */
let shared: Worker | undefined;
/** The last answer of the shared worker: one that has answered does so at once. */
let last: Results | undefined;

/**
 * Asks the worker while the reader types.
 * @param files - addresses of the index; must stay the same.
 * @param query - what the reader typed.
 * @param kind - which kind of pages to look at; all when undefined.
 * @returns what was found last, undefined while the index loads; what failed; and a function that starts anew after that.
 */
export function useSearchWorker(
  files: string[],
  query: string,
  kind: SearchKind | undefined,
): {found: Results | undefined; failure: string | undefined; retry: () => void} {
  const [found, setFound] = useState(last);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (failure !== undefined) return undefined;
    const fail = (message: string) => {
      shared?.terminate();
      shared = last = undefined;
      setFound(undefined);
      setFailure(message);
    };
    let worker: Worker;
    try {
      worker = shared ??= new Worker(new URL('./search.worker.ts', import.meta.url));
    } catch {
      fail('This browser does not let the page start a worker.');
      return undefined;
    }
    const onMessage = ({data}: MessageEvent<SearchResponse>) => {
      if ('failure' in data) return fail(data.failure);
      last = data;
      setFound(data);
    };
    const onError = () => fail('The script of the search did not load.');
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', onError);
    worker.postMessage({files, query, kinds: kind ? [kind] : []} satisfies SearchRequest);
    return () => {
      worker.removeEventListener('message', onMessage);
      worker.removeEventListener('error', onError);
    };
  }, [files, query, kind, failure]);

  return {found, failure, retry: () => setFailure(undefined)};
}
