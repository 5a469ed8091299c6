import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useLoaded} from '../../hooks/useLoaded';
import type {SearchFiles} from '../../lib/search/files';
import {LoadError} from '../LoadError';
import SearchIcon from './SearchIcon';
import {searchRequests} from './searchRequests';
import styles from './styles.module.css';
import {useSearchKeys, useTypedAhead} from './useSearchKeys';

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
  const [query, setQuery] = useState<string>();
  const [dialog, load] = useLoaded(loadDialog);
  const isLoading = query !== undefined && dialog.kind === 'none';

  const open = useCallback(
    (text = '') => {
      load();
      setQuery(text);
    },
    [load],
  );
  useSearchKeys(open);
  useTypedAhead(isLoading, setQuery);
  useEffect(() => searchRequests.listen(open), [open]);

  const close = () => {
    setQuery(undefined);
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
        onClick={() => open()}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
      >
        <SearchIcon />
        <span className={styles.label}>{isLoading ? 'Loading…' : 'Search'}</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      <noscript>
        <Link to="/docs/">All pages</Link>
      </noscript>
      {query !== undefined && dialog.kind === 'loaded' && (
        <dialog.value files={addresses} initialQuery={query} onClose={close} />
      )}
      {query !== undefined && dialog.kind === 'failed' && (
        <LoadError what="The search" onRetry={load} onClose={close} />
      )}
    </>
  );
}
