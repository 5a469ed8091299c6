import {createContext, useContext} from 'react';

const Context = createContext<readonly string[]>([]);

/** Provides the versions that the reader's choice includes. */
export const VisibleReleases = Context.Provider;

/** The versions that the reader's choice includes. */
export function useVisibleReleases(): readonly string[] {
  return useContext(Context);
}
