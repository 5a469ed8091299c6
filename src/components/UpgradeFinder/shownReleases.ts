import {createContext, useContext} from 'react';

const Context = createContext<readonly string[]>([]);

/** Says which releases the parts inside may show. */
export const ShownReleases = Context.Provider;

/** Tells whether a release is among those to show. */
export function useIsShown(version: string): boolean {
  return useContext(Context).includes(version);
}
