import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface FigureProps {
  /** What the picture is about, in a few words; also its caption. */
  title: string;
  /** What can be seen, for those who cannot. */
  description: string;
  /** Height of the drawing; its width is 400. */
  height: number;
  children: ReactNode;
}

/** A drawing of the site's own, 400 units wide, in the colors of the page. */
export function Figure({title, description, height, children}: FigureProps): ReactNode {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 400 ${height}`}
        role="img"
        aria-labelledby={`${id}title ${id}description`}
      >
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}description`}>{description}</desc>
        {children}
      </svg>
      <figcaption className={styles.caption}>{title}</figcaption>
    </figure>
  );
}
