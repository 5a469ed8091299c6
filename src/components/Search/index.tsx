import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useLoaded} from '../../hooks/useLoaded';
import {useStore} from '../../hooks/useStore';
import type {SearchFiles} from '../../lib/search/files';
import {LoadError} from '../LoadError';
import {openQuery} from './openQuery';
import SearchIcon from './SearchIcon';
import styles from './styles.module.css';
import {useSearchKeys} from './useSearchKeys';

/** The dialog and all it needs; loaded when a reader is about to search. */
const loadDialog = () => import('./SearchDialog').then((module) => module.default);

/**
 * The search in the navbar. Opens by click, by a slash and by Ctrl or ⌘ with K; without JavaScript it leads to the list
 * of all pages.
 */
export default function Search({files}: Pick<SearchFiles, 'files'>): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const addresses = useMemo(() => files.map((file) => withBaseUrl(`/${file}`)), [files, withBaseUrl]);
  const button = useRef<HTMLButtonElement>(null);
  const query = useStore(openQuery);
  const isOpen = query !== undefined;
  const [dialog, load] = useLoaded(loadDialog);
  const isLoading = isOpen && dialog.kind === 'none';

  useSearchKeys(isLoading);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  // Another page may have a navbar of its own.
  useEffect(() => () => openQuery.set(undefined), []);

  const close = () => {
    openQuery.set(undefined);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.control}
        aria-label="Search"
        aria-busy={isLoading}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => openQuery.set('')}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
      >
        <SearchIcon />
        <span className={styles.label}>{isLoading ? 'Loading…' : 'Search'}</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      <noscript>
        <Link to="/docs/">All pages</Link>
      </noscript>
      {isOpen && dialog.kind === 'loaded' && <dialog.value files={addresses} initialQuery={query} onClose={close} />}
      {isOpen && dialog.kind === 'failed' && <LoadError what="The search" onRetry={load} onClose={close} />}
    </>
  );
}
