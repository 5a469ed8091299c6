import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import {useStore} from '../../hooks/useStore';
import {Icon} from '../SamplePanels/Icon';
import shared from '../ToolPage/styles.module.css';
import {CommandMenu} from './CommandMenu';
import {EDIT_COMMANDS, getCommand} from './commands';
import {MENUS, type Command} from './commands/command';
import {PRESET_COMMANDS} from './commands/layouts';
import {runCommand} from './commands/run';
import {useDemo} from './DemoContext';
import styles from './styles.module.css';

const SHARE = getCommand('link');
const ICONS: Record<string, string> = {
  undo: 'M6 3L2.5 6.5 6 10M3 6.5h6.5a3.5 3.5 0 0 1 0 7H7',
  redo: 'M10 3l3.5 3.5L10 10M13 6.5H6.5a3.5 3.5 0 0 0 0 7H9',
};

/** Everything the demo does, in one line. In the page's HTML already, at its final size; usable once the dock is there. */
export function Toolbar(): ReactNode {
  const demo = useDemo();
  const isReady = useStore(demo.dock) !== undefined;
  const preset = useStore(demo.preset);
  const {past, future} = useStore(demo.history);
  const isIdle: Record<string, boolean> = {undo: past.length === 0, redo: future.length === 0};
  const button = (command: Command, children: ReactNode, more = {}): ReactNode => (
    <button
      key={command.id}
      type="button"
      className={shared.button}
      disabled={!isReady}
      onClick={() => void runCommand(demo, command)}
      {...more}
    >
      {children}
    </button>
  );
  return (
    <header className={shared.toolbar}>
      <Heading as="h1">Demo</Heading>
      <div role="group" aria-label="Start from" className={styles.presets}>
        {PRESET_COMMANDS.map((command) =>
          button(command, command.short, {'aria-pressed': command.id === `preset_${preset}`}),
        )}
      </div>
      <div role="group" aria-label="Menus" className={shared.menus}>
        {MENUS.map((name) => (
          <CommandMenu key={name} name={name} isReady={isReady} />
        ))}
      </div>
      <div role="group" aria-label="History and commands">
        {EDIT_COMMANDS.map((command) => {
          const path = ICONS[command.id];
          const more = {'data-idle': isIdle[command.id], title: command.title};
          return button(
            command,
            path ? <Icon path={path} /> : command.title,
            path ? {...more, 'aria-label': command.title} : more,
          );
        })}
      </div>
      {button(SHARE, 'Share', {className: clsx('button button--primary button--sm', shared.share)})}
    </header>
  );
}
