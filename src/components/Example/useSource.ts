import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {loadSource} from '../../lib/playground/load';
import type {ExampleSource} from '../../lib/playground/model';

/** What has come of loading a source. */
export interface Loaded {
  source?: ExampleSource;
  failure?: string;
}

/**
 * Loads the source of an example.
 * @param id - which one; undefined loads nothing yet.
 */
export function useSource(id: string | undefined): Loaded {
  const root = useBaseUrl('/templates/');
  const [loaded, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    if (id === undefined) return undefined;
    let isCurrent = true;
    loadSource(root, id).then(
      (source) => isCurrent && setLoaded({source}),
      (error: unknown) => isCurrent && setLoaded({failure: error instanceof Error ? error.message : String(error)}),
    );
    return () => {
      isCurrent = false;
    };
  }, [root, id]);
  return loaded;
}
