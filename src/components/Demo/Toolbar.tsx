import {useSyncExternalStore, type ReactNode} from 'react';
import {CommandMenu} from './CommandMenu';
import {commandOf} from './commands';
import {MENUS} from './commands/types';
import menu from './menu.module.css';
import styles from './styles.module.css';
import type {Workbench} from './useWorkbench';

const UNDO = commandOf('undo');
const REDO = commandOf('redo');
const PALETTE = commandOf('palette');

/** Everything the demo does, in menus. In the page's HTML already, at its final size; usable once the dock is there. */
export function Toolbar({workbench: {desk, target, run}}: {workbench: Workbench}): ReactNode {
  const {past, future} = useSyncExternalStore(desk.history.subscribe, desk.history.get, desk.history.get);
  const steps = [
    {command: UNDO, possible: past.length > 0},
    {command: REDO, possible: future.length > 0},
  ];
  return (
    <div className={styles.toolbar} data-tour="toolbar">
      <div className={styles.actions} role="group" aria-label="Menus">
        {MENUS.map((name) => (
          <CommandMenu key={name} name={name} target={target} run={run} />
        ))}
      </div>
      <div className={styles.actions} role="group" aria-label="History" data-tour="history">
        {steps.map(({command, possible}) => (
          <button
            key={command.id}
            type="button"
            className={menu.button}
            disabled={!target}
            data-idle={!possible}
            onClick={() => run(command)}
          >
            {command.title}
          </button>
        ))}
        <button
          type="button"
          className={menu.button}
          disabled={!target}
          aria-haspopup="dialog"
          aria-label="Commands: find and run any of them"
          onClick={() => run(PALETTE)}
          data-tour="commands"
        >
          Commands
        </button>
      </div>
    </div>
  );
}
