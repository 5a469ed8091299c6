// Wrapped: beside a post, the theme leaves the table of contents outside of every landmark.
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
