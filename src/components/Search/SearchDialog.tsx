import {useCallback, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import type {ResultGroup} from './engine/results';
import {readRecent, storeRecent, withRecent} from './recent';
import type {SearchKind} from '../../lib/search/records';
import KindFilter from './KindFilter';
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

const NO_GROUPS: ResultGroup[] = [];
const LIST_ID = 'search-results';
const KEY_HINTS = [
  ['↑ ↓', 'move'],
  ['Enter', 'open'],
  ['Esc', 'close'],
] as const;

/** The search: a field that keeps the focus, filters, and the results below. */
export default function SearchDialog({files, initialQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [kind, setKind] = useState<SearchKind>();
  const [recent, setRecent] = useState(readRecent);
  const {found, failure, retry} = useSearchWorker(files, query, kind);

  const asked = query.trim();
  const answer = asked !== '' && found?.query === query ? found : undefined;
  const count = asked === '' ? countChoices(recent) : (found?.count ?? 0);
  const {active, setActive, reset, onKeyDown} = useChoice(count, asked === '' || answer !== undefined);

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
    storeRecent(withRecent(readRecent(), found?.query ?? ''));
    onClose();
  }, [found?.query, onClose]);
  const forget = () => {
    storeRecent([]);
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
            isLoading={!found && failure === undefined}
            failure={failure}
            answer={answer}
            onRetry={retry}
            onLeave={onClose}
          />
          {asked === '' ? (
            <StartList {...list} queries={recent} onRepeat={type} onClear={forget} onChoose={onClose} />
          ) : (
            <ResultList {...list} groups={found?.groups ?? NO_GROUPS} onChoose={leave} />
          )}
        </div>
        {/* For eyes only: a screen reader tells them by itself. */}
        <p className={styles.hints} aria-hidden="true">
          {KEY_HINTS.map(([key, meaning]) => (
            <span key={key}>
              <kbd>{key}</kbd> {meaning}
            </span>
          ))}
        </p>
      </div>
    </dialog>
  );
}
