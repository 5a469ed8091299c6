import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The root of a panel: the dock cuts off what overflows, so panels scroll by themselves, also by keyboard. */
export function ScrollArea({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll only what has the focus
    <div className={styles.panel} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
