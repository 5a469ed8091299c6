import {useEffect, useEffectEvent} from 'react';

/**
 * Reads the hash of the address, now and each time it changes.
 * @param read - gets it with its number sign; empty without one.
 */
export function useHash(read: (hash: string) => void): void {
  const onHash = useEffectEvent(() => read(window.location.hash));
  useEffect(() => {
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
}
