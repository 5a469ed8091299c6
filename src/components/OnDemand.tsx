import {useEffect, type ReactNode} from 'react';
import {useLoaded} from '../hooks/useLoaded';

interface Props<Value> {
  /** Must stay the same. */
  load: () => Promise<Value>;
  /** Shown while it loads. */
  fallback: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * Loads a part of the site when it is shown. Unlike with `React.lazy`, a part that could not be loaded is loaded again when
 * it is shown again. @throws Error when it cannot be loaded, for the boundary around it.
 */
export function OnDemand<Value>({load, fallback, children}: Props<Value>): ReactNode {
  const [loaded, start] = useLoaded(load);
  useEffect(start, [start]);
  if (loaded.kind === 'failed') throw new Error('A part of the page could not be loaded.');
  return loaded.kind === 'loaded' ? children(loaded.value) : fallback;
}
