import {useCallback, useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {browserStorage} from '../../lib/browserStorage';
import {addRecent, clearRecent, readRecent} from './recent';
import type {SearchKind} from '../../lib/search/records';
import KeyHints from './KeyHints';
import KindFilter from './KindFilter';
import {numberResults} from './options';
import ResultList from './ResultList';
import SearchField from './SearchField';
import SearchStatus from './SearchStatus';
import StartList, {countChoices} from './StartList';
import styles from './styles.module.css';
import {useChoice} from './useChoice';
import {useSearchWorker} from './useSearchWorker';

/** What the dialog needs to know. */
export interface Props {
  /** Addresses of the index. */
  files: string[];
  /** What stands in the field when the dialog opens. */
  initialQuery: string;
  onClose: () => void;
}

const LIST_ID = 'search-results';

/** The search: a field that keeps the focus, filters, and the results below. */
export default function SearchDialog({files, initialQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [kind, setKind] = useState<SearchKind>();
  const [recent, setRecent] = useState(() => readRecent(browserStorage));
  const {state, found, retry} = useSearchWorker(files, query, kind);

  const asked = query.trim();
  const isAnswered = asked === '' || (state.kind === 'ready' && found.query === query);
  const isEmpty = asked === '' || state.kind === 'failed';
  const groups = useMemo(() => (isEmpty ? [] : numberResults(found.groups)), [isEmpty, found.groups]);
  const results = groups.reduce((sum, group) => sum + group.results.length, 0);
  const count = asked === '' ? countChoices(recent) : results;
  const {active, setActive, reset, onKeyDown} = useChoice(count, isAnswered);

  // With the commit that takes over what was typed ahead: between the two, keys would get lost.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  const type = (text: string) => {
    setQuery(text);
    reset();
    field.current?.focus();
  };
  const filter = (next: SearchKind | undefined) => {
    setKind(next);
    reset();
  };
  const leave = useCallback(() => {
    addRecent(browserStorage, found.query);
    onClose();
  }, [found.query, onClose]);
  const forget = () => {
    clearRecent(browserStorage);
    setRecent([]);
    field.current?.focus();
  };
  // The dialog has no padding, so what is clicked outside of its content is the dialog itself.
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  const list = {id: LIST_ID, active, onPoint: setActive};
  return (
    // The keys of a dialog are its own: Escape closes it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className={styles.dialog} aria-label="Search" onClose={onClose} onClick={onBackdrop}>
      <div className={styles.content}>
        <SearchField
          ref={field}
          listId={LIST_ID}
          query={query}
          active={count > 0 ? active : undefined}
          onType={type}
          onKeyDown={onKeyDown}
          onClose={onClose}
        />
        <KindFilter chosen={kind} onChoose={filter} />
        {/* Long lists scroll; the keyboard has to reach them for that. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.body} tabIndex={0}>
          <SearchStatus
            state={state}
            query={asked}
            unmatched={found.unmatched}
            isAnswered={isAnswered}
            count={results}
            pages={groups.length}
            onRetry={retry}
            onLeave={onClose}
          />
          {asked === '' ? (
            <StartList {...list} queries={recent} onRepeat={type} onClear={forget} onChoose={onClose} />
          ) : (
            <ResultList {...list} groups={groups} onChoose={leave} />
          )}
        </div>
        <KeyHints />
      </div>
    </dialog>
  );
}
