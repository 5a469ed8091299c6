import {useCallback, useEffect, useRef, useState} from 'react';
import {useHash} from '../../hooks/useHash';
import type {SourceFile} from '../../lib/playground/model';
import {fromShareHash, toShareHash, type SharedCode} from '../../lib/playground/shareLink';
import {setHash} from '../../lib/urlHash';

/** Pause in typing after which the address takes up the changes, in milliseconds. */
const PAUSE = 400;

/** What the address of the page carries, or why it cannot be read. Both are absent while it is being read. */
export interface Shared {
  code?: SharedCode;
  /** Which code it is, counted from 1: another link may be opened on the same page. */
  reading?: number;
  failure?: string;
}

/**
 * Reads the code in the address. What the reader changes is written back there, so that a reload keeps it.
 * @returns what was found, and a function that changes the files.
 */
export function useSharedCode(): [Shared, (files: SourceFile[]) => void] {
  const [shared, setShared] = useState<Shared>({});
  const [isChanged, setIsChanged] = useState(false);

  const readings = useRef(0);
  useHash((hash) => {
    const reading = ++readings.current;
    fromShareHash(hash).then(
      (code) => setShared({code, reading}),
      (error: unknown) => setShared({failure: error instanceof Error ? error.message : String(error)}),
    );
  });

  useEffect(() => {
    const {code} = shared;
    if (!isChanged || !code) return undefined;
    const timer = window.setTimeout(() => {
      toShareHash(code).then(setHash, (error: unknown) => console.info('The address keeps the code as it was.', error));
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [shared, isChanged]);

  const change = useCallback((files: SourceFile[]) => {
    setIsChanged(true);
    setShared((before) => (before.code ? {...before, code: {...before.code, files}} : before));
  }, []);
  return [shared, change];
}
