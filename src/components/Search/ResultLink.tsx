import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {MouseEvent, ReactNode} from 'react';
import {findClickedLink} from '../../lib/clickedLink';
import type {MarkedPart} from './engine/marks';
import type {SearchResult} from './engine/results';
import styles from './styles.module.css';
import {optionId} from './useChoice';

interface Props {
  result: SearchResult;
  isActive: boolean;
  onPoint: (index: number) => void;
  onChoose: () => void;
}

/** A text with the words marked that were asked for. */
function Marked({parts}: {parts: MarkedPart[]}): ReactNode {
  return parts.map(({text, isMarked}, index) => (isMarked ? <mark key={index}>{text}</mark> : text));
}

/** One result: the heading it leads to and the words around what was asked for. */
export default function ResultLink({result, isActive, onPoint, onChoose}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const history = useHistory();
  const url = withBaseUrl(result.address);

  function follow(event: MouseEvent): void {
    if (findClickedLink(event)) {
      event.preventDefault();
      history.push(url);
    }
    onChoose();
  }

  return (
    // The link of Docusaurus watches whether it is in view, and thirty of them come and go with each key.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      href={url}
      id={optionId(result.index)}
      className={styles.result}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseMove={() => onPoint(result.index)}
      onClick={follow}
    >
      <span className={styles.heading}>
        <Marked parts={result.heading} />
      </span>
      {result.excerpt.length > 0 && (
        <span className={styles.excerpt}>
          <Marked parts={result.excerpt} />
        </span>
      )}
    </a>
  );
}
