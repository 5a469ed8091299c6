import {useCallback, useState} from 'react';

/** A module or value that is loaded on demand. */
export type Loaded<Value> = {kind: 'none'} | {kind: 'loaded'; value: Value} | {kind: 'failed'};

/**
 * Loads a part of the site on demand.
 * @param load - must stay the same; may be called again after a failure.
 * @returns what has been loaded so far, and a function that loads it.
 */
export function useLoaded<Value>(load: () => Promise<Value>): [Loaded<Value>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<Value>>({kind: 'none'});
  const start = useCallback(() => {
    load().then(
      (value) => setLoaded({kind: 'loaded', value}),
      () => setLoaded({kind: 'failed'}),
    );
  }, [load]);
  return [loaded, start];
}
