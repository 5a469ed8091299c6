import {createContext, useContext} from 'react';

/** What the reader chose, and what is done of it. */
interface UpgradePlan {
  /** The versions between the two releases. */
  visible: readonly string[];
  done: readonly string[];
  setDone: (version: string, isDone: boolean) => void;
}

const Context = createContext<UpgradePlan>({visible: [], done: [], setDone: () => undefined});

/** Provides the plan to the steps. */
export const UpgradePlanProvider = Context.Provider;

/** The plan that the reader's choice makes. */
export function useUpgradePlan(): UpgradePlan {
  return useContext(Context);
}
