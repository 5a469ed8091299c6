import {useCallback, useEffect, useState} from 'react';
import {copyText, type CopyOutcome} from '../lib/clipboard';

/** Copies, and keeps the outcome. */
export interface Clipboard {
  /** Outcome of the latest attempt; undefined before it, while it runs, and after it expired. */
  outcome: CopyOutcome | undefined;
  /** Copies a text or the result of a promise. Never rejects. */
  copy: (text: string | Promise<string>) => Promise<void>;
}

/**
 * The clipboard for a control that shows whether copying worked.
 * @param expiresAfter - milliseconds until the outcome becomes undefined; by default it stays.
 */
export function useClipboard(expiresAfter?: number): Clipboard {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  useEffect(() => {
    if (!outcome || expiresAfter === undefined) return undefined;
    const timer = window.setTimeout(() => setOutcome(undefined), expiresAfter);
    return () => window.clearTimeout(timer);
  }, [outcome, expiresAfter]);
  const copy = useCallback(async (text: string | Promise<string>) => {
    setOutcome(undefined);
    setOutcome(await copyText(text));
  }, []);
  return {outcome, copy};
}
