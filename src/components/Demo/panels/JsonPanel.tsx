import type {ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {useStore} from '../../../hooks/useStore';
import {useDemo} from '../DemoContext';
import {ScrollArea} from './ScrollArea';
import styles from './styles.module.css';

/** What `toJSON` returns, a moment after each change. */
export function JsonPanel({api}: IDockviewPanelProps): ReactNode {
  const {present} = useStore(useDemo().history);
  return (
    <ScrollArea api={api} label="what toJSON returns">
      <pre className={styles.list}>{JSON.stringify(present?.layout, null, 2)}</pre>
    </ScrollArea>
  );
}
