// Wrapped: puts the table of contents into a landmark, which the theme does not do beside a post.
import type {ReactNode} from 'react';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

export default function TOCLandmark(props: Props): ReactNode {
  return (
    <nav className={styles.landmark} aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
