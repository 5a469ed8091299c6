import {memo, type ReactNode} from 'react';
import {KIND_LABELS} from '../../lib/search/records';
import type {ResultGroup} from './engine/results';
import KindIcon from './KindIcon';
import ResultLink from './ResultLink';
import styles from './styles.module.css';

interface Props {
  id: string;
  groups: readonly ResultGroup[];
  active: number;
  onPoint: (index: number) => void;
  onChoose: () => void;
}

/** What was found, page by page. Drawn once for each answer, not for each key. */
export default memo(function ResultList({id, groups, active, onPoint, onChoose}: Props): ReactNode {
  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map(({kind, title, results}) => {
        const labelId = `search-group-${results[0]!.index}`;
        return (
          <div key={results[0]!.address} role="group" aria-labelledby={labelId} className={styles.group}>
            <div id={labelId} role="presentation" className={styles.page}>
              <KindIcon kind={kind} />
              <span className={styles.pageTitle}>{title}</span>
              <span className={styles.kind}>{KIND_LABELS[kind].one}</span>
            </div>
            {results.map((result) => (
              <ResultLink
                key={result.address}
                result={result}
                isActive={result.index === active}
                onPoint={onPoint}
                onChoose={onChoose}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
});
