import {createContext, useContext} from 'react';

/** What the reader chose, and what is done of it. */
interface UpgradePlan {
  /** The ids of the entries that concern the reader. */
  visible: ReadonlySet<string>;
  /** The versions whose steps are done. */
  done: readonly string[];
  setDone: (version: string, isDone: boolean) => void;
}

const Context = createContext<UpgradePlan>({visible: new Set(), done: [], setDone: () => undefined});

/** Provides the plan to the steps. */
export const UpgradePlanProvider = Context.Provider;

/** The plan that the reader's choice makes. */
export function useUpgradePlan(): UpgradePlan {
  return useContext(Context);
}

/** Tells whether one of some entries concerns the reader. */
export function useVisibleItems(): (ids: readonly string[]) => boolean {
  const {visible} = useUpgradePlan();
  return (ids) => ids.some((id) => visible.has(id));
}
