import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useFramework} from '../../hooks/useFramework';
import type {SearchResult} from '../../lib/search/results';
import Marked from './Marked';
import {optionId, targetOf} from './options';
import styles from './styles.module.css';

interface Props {
  result: SearchResult & {index: number};
  isActive: boolean;
  onPoint: (index: number) => void;
  onChoose: () => void;
}

/** One result: the heading it leads to and the words around what was asked for. */
export default function ResultLink({result, isActive, onPoint, onChoose}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const [framework] = useFramework();
  const {address, isOutside} = targetOf(result.address, framework);
  const url = withBaseUrl(address);
  return (
    <Link
      {...(isOutside ? {href: `pathname://${url}`, target: '_self'} : {to: url})}
      id={optionId(result.index)}
      className={styles.result}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseMove={() => onPoint(result.index)}
      onClick={onChoose}
    >
      <span className={styles.heading}>
        <Marked parts={result.heading} />
      </span>
      {result.excerpt.length > 0 && (
        <span className={styles.excerpt}>
          <Marked parts={result.excerpt} />
        </span>
      )}
    </Link>
  );
}
