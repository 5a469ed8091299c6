import {createContext, useContext} from 'react';

const Context = createContext<readonly string[]>([]);

/** Says which releases the parts inside may show. */
export const ShownReleases = Context.Provider;

/** Picks those of the given releases that are to be shown. */
export function useShown(versions: readonly string[]): readonly string[] {
  const shown = useContext(Context);
  return versions.filter((version) => shown.includes(version));
}

/** Tells whether a release is among those to show. */
export function useIsShown(version: string): boolean {
  return useShown([version]).length > 0;
}
