import type {ReactNode} from 'react';
import type {Picture, PictureBox} from '../../lib/picture/model';
import styles from './styles.module.css';

function Part({box}: {box: PictureBox}): ReactNode {
  const {left, top, width, height, tabs, active, name, isFloating} = box;
  return (
    <div
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
  );
}

/**
 * A still picture of a layout, drawn at build from the layout that the example makes. Fills its container. Says
 * nothing that the text beside it does not, so screen readers pass over it.
 */
export function LayoutPicture({picture}: {picture: Picture}): ReactNode {
  return (
    <div className={styles.picture} aria-hidden="true">
      {picture.map((box, at) => (
        <Part key={at} box={box} />
      ))}
    </div>
  );
}
