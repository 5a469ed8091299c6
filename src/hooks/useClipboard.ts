import {useCallback, useEffect, useState} from 'react';
import {copyText, type CopyOutcome} from '../lib/clipboard';

/** Copies, and remembers what became of it. */
export interface Clipboard {
  /** Of the latest attempt; undefined before it, while it lasts, and once it is forgotten. */
  outcome: CopyOutcome | undefined;
  /** Copies a text, or one that still has to be loaded or made. Never rejects. */
  copy: (text: string | Promise<string>) => Promise<void>;
}

/**
 * The clipboard for a control that tells whether it could copy.
 * @param forgetAfter - milliseconds until the outcome is forgotten; it stays if left out.
 */
export function useClipboard(forgetAfter?: number): Clipboard {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  useEffect(() => {
    if (!outcome || forgetAfter === undefined) return undefined;
    const timer = window.setTimeout(() => setOutcome(undefined), forgetAfter);
    return () => window.clearTimeout(timer);
  }, [outcome, forgetAfter]);
  const copy = useCallback(async (text: string | Promise<string>) => {
    setOutcome(undefined);
    setOutcome(await copyText(text));
  }, []);
  return {outcome, copy};
}
