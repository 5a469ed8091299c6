import {useEffect, useState} from 'react';
import type {SearchKind} from '../../lib/search/records';
import type {Results} from './engine/results';
import type {SearchRequest, SearchResponse} from './messages';

/** How far the search is. */
export type SearchState = {kind: 'loading'} | {kind: 'ready'} | {kind: 'failed'; message: string};

/** What was found, and for which words. */
export interface Found extends Results {
  query: string;
}

/** Keeps the worker and its index between one opening of the dialog and the next. */
let shared: Worker | undefined;

function startWorker(files: string[]): Worker {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url));
  worker.postMessage({type: 'load', files} satisfies SearchRequest);
  return worker;
}

function stopWorker(): void {
  shared?.terminate();
  shared = undefined;
}

/** The index of the shared worker, which answers at once when asked again. */
let isSharedReady = false;

/**
 * Asks the worker while the reader types.
 * @param files - addresses of the index; must stay the same.
 * @param query - what the reader typed.
 * @param kind - which kind of pages to look at; all when undefined.
 * @returns how far the search is, what was found last, and a function that loads the index once more.
 */
export function useSearchWorker(
  files: string[],
  query: string,
  kind: SearchKind | undefined,
): {state: SearchState; found: Found; retry: () => void} {
  const [state, setState] = useState<SearchState>(() => ({kind: isSharedReady ? 'ready' : 'loading'}));
  const [found, setFound] = useState<Found>({query: '', groups: [], unmatched: []});
  /** Grows whenever the same query may have another answer. */
  const [round, setRound] = useState(0);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const fail = (message: string) => {
      stopWorker();
      isSharedReady = false;
      setState({kind: 'failed', message});
    };
    let worker: Worker;
    try {
      worker = shared ??= startWorker(files);
    } catch {
      fail('This browser does not let the page start a worker.');
      return undefined;
    }
    const onMessage = ({data}: MessageEvent<SearchResponse>) => {
      if (data.type === 'failed') fail(data.message);
      if (data.type !== 'ready') return;
      isSharedReady = true;
      setState({kind: 'ready'});
      setRound((value) => value + 1);
    };
    const onError = () => fail('The script of the search did not load.');
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', onError);
    return () => {
      worker.removeEventListener('message', onMessage);
      worker.removeEventListener('error', onError);
    };
  }, [files, attempt]);

  useEffect(() => {
    const worker = shared;
    if (state.kind !== 'ready' || !worker) return undefined;
    const id = Math.random();
    const onMessage = ({data}: MessageEvent<SearchResponse>) => {
      if (data.type === 'results' && data.id === id) setFound({query, groups: data.groups, unmatched: data.unmatched});
    };
    worker.addEventListener('message', onMessage);
    worker.postMessage({type: 'search', id, query, kinds: kind ? [kind] : []} satisfies SearchRequest);
    return () => worker.removeEventListener('message', onMessage);
  }, [query, kind, state.kind, round]);

  const retry = () => {
    setState({kind: 'loading'});
    setAttempt((value) => value + 1);
  };
  return {state, found, retry};
}
