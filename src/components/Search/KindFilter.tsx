import type {ReactNode} from 'react';
import {KIND_LABELS, SEARCH_KINDS, type SearchKind} from '../../lib/search/records';
import KindIcon from './KindIcon';
import styles from './styles.module.css';

interface Props {
  chosen: SearchKind | undefined;
  onChoose: (kind: SearchKind | undefined) => void;
}

/** Narrows the results to one kind of page. */
export default function KindFilter({chosen, onChoose}: Props): ReactNode {
  return (
    <div className={styles.filters} role="group" aria-label="Show only">
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        All
      </button>
      {SEARCH_KINDS.map((kind) => (
        <button key={kind} type="button" aria-pressed={chosen === kind} onClick={() => onChoose(kind)}>
          <KindIcon kind={kind} />
          {KIND_LABELS[kind].all}
        </button>
      ))}
    </div>
  );
}
