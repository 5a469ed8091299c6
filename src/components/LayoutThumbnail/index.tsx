import type {ReactNode} from 'react';
import type {Thumbnail} from '../../lib/thumbnail';
import styles from './styles.module.css';

/**
 * A still drawing of the layout that an example makes, drawn at build. Fills its container. Says nothing that the text
 * beside it does not, so screen readers pass over it.
 */
export function LayoutThumbnail({thumbnail}: {thumbnail: Thumbnail}): ReactNode {
  return (
    <div className={styles.thumbnail} aria-hidden="true">
      {thumbnail.map(({left, top, width, height, tabs, active, name, isFloating}, part) => (
        <div
          key={part}
          className={styles.part}
          data-floating={isFloating}
          style={{left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%`}}
        >
          {tabs.length > 0 && (
            <div className={styles.tabs}>
              {tabs.map((title, at) => (
                <span key={at} data-active={at === active}>
                  {title}
                </span>
              ))}
            </div>
          )}
          {name && <span className={styles.name}>{name}</span>}
        </div>
      ))}
    </div>
  );
}
