import type {ReactNode} from 'react';
import {useStore} from '../../hooks/useStore';
import {EDIT_COMMANDS} from './commands';
import {MENUS} from './commands/command';
import {CommandMenu} from './CommandMenu';
import {runCommand} from './commands/run';
import {useDemo} from './DemoContext';
import styles from './styles.module.css';

/** Everything the demo does. In the page's HTML already, at its final size; usable once the dock is there. */
export function Toolbar(): ReactNode {
  const demo = useDemo();
  const isReady = useStore(demo.dock) !== undefined;
  const {past, future} = useStore(demo.history);
  const isIdle: Record<string, boolean> = {undo: past.length === 0, redo: future.length === 0};
  return (
    <div className={styles.toolbar}>
      <div role="group" aria-label="Menus">
        {MENUS.map((name) => (
          <CommandMenu key={name} name={name} isReady={isReady} />
        ))}
      </div>
      <div role="group" aria-label="History and commands">
        {EDIT_COMMANDS.map((command) => (
          <button
            key={command.id}
            type="button"
            className={styles.button}
            disabled={!isReady}
            data-idle={isIdle[command.id]}
            onClick={() => void runCommand(demo, command)}
          >
            {command.title}
          </button>
        ))}
      </div>
    </div>
  );
}
