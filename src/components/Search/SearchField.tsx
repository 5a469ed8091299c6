import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import SearchIcon from './SearchIcon';
import styles from './styles.module.css';
import {optionId} from './useChoice';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  /** Id of the list that the field steers. */
  listId: string;
  query: string;
  /** Which choice of the list is active; undefined while the list is empty. */
  active: number | undefined;
  onType: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** Where the reader types; it keeps the focus while the arrow keys walk through the list. */
export default function SearchField({ref, listId, query, active, onType, onKeyDown, onClose}: Props): ReactNode {
  return (
    <div className={styles.field}>
      <SearchIcon />
      <input
        ref={ref}
        // The dialog is opened to type here.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        type="text"
        role="combobox"
        aria-label="Search"
        aria-expanded={active !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : optionId(active)}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Search guides, API, examples, releases"
        value={query}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={styles.close} onClick={onClose}>
        Close
      </button>
    </div>
  );
}
