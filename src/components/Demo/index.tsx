import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {DockBox} from './DockBox';
import {StatusLine} from './StatusLine';
import styles from './styles.module.css';
import {ThemeSelect} from './ThemeSelect';
import {Toolbar} from './Toolbar';
import {useDockTheme} from './useDockTheme';
import {useWorkbench} from './useWorkbench';

/** The workbench: what can be done, what happened, and the dock itself. */
export function Demo(): ReactNode {
  const theme = useDockTheme();
  const workbench = useWorkbench(theme.unknown);
  return (
    <main className={styles.page}>
      <header className={styles.intro}>
        <Heading as="h1" className={styles.heading}>
          Demo
        </Heading>
        <p>Drag tabs to move, split and stack panels; drag the borders to resize.</p>
      </header>
      <Toolbar workbench={workbench}>
        <ThemeSelect
          value={theme.key}
          disabled={!workbench.ready}
          onPick={(key) => {
            theme.pick(key);
            workbench.announceTheme(key);
          }}
        />
      </Toolbar>
      <StatusLine status={workbench.status} />
      <DockBox theme={theme.key} log={workbench.log} onReady={workbench.onReady} onFailed={workbench.onFailed} />
    </main>
  );
}
