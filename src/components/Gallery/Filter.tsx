import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  words: string;
  onChange: (words: string) => void;
  /** How many examples match. */
  count: number;
}

/** The field that narrows the list of examples. Hidden without JavaScript, where it would do nothing. */
export function Filter({words, onChange, count}: Props): ReactNode {
  return (
    <form className={styles.filter} role="search" aria-label="Examples" onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        className="field"
        value={words}
        onChange={({target}) => onChange(target.value)}
        aria-label="Find an example"
        placeholder="Find an example: close, save, floating"
      />
      <span role="status">{count === 1 ? '1 example' : `${count} examples`}</span>
    </form>
  );
}
