import {useCallback, useRef, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import {Dialogs} from './Dialogs';
import {DockBox} from './DockBox';
import {importCommand} from './importFile';
import {StatusLine} from './StatusLine';
import styles from './styles.module.css';
import {Toolbar} from './Toolbar';
import {useConsole} from './useConsole';
import {useDockTheme} from './useDockTheme';
import {useShortcuts} from './useShortcuts';
import {useWorkbench} from './useWorkbench';

/** The workbench: what can be done, what happened, and the dock itself. */
export function Demo(): ReactNode {
  const theme = useDockTheme();
  const file = useRef<HTMLInputElement>(null);
  const chooseFile = useCallback(() => file.current?.click(), []);
  const workbench = useWorkbench(theme, chooseFile);
  const {desk, dialog, run, target} = workbench;
  useShortcuts(run, target !== undefined && (dialog === null || dialog === 'tour'));
  useConsole(target, run);
  return (
    <main className={styles.page} aria-label="Demo">
      <header className={styles.intro}>
        <Heading as="h1" className={styles.heading}>
          Demo
        </Heading>
        <p>
          Drag tabs to move, split and stack panels; drag the borders to resize.{' '}
          <span className={styles.touch}>On a touch screen, the menus do the same.</span>
        </p>
      </header>
      <Toolbar workbench={workbench} />
      <StatusLine status={workbench.status} />
      <DockBox theme={theme.key} desk={desk} onReady={workbench.onReady} onFailed={workbench.onFailed} />
      <Dialogs workbench={workbench} />
      <input
        ref={file}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="Layout file"
        onChange={(event) => {
          const command = importCommand(event);
          if (command) run(command);
        }}
      />
    </main>
  );
}
