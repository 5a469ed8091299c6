import type {ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** A web page. */
export function FramePanel({api}: IDockviewPanelProps): ReactNode {
  return <iframe className={styles.frame} src={useBaseUrl('/demo-frame.html')} title={api.title ?? 'Web page'} />;
}
