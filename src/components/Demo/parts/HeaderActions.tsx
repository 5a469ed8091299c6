import type {ReactNode} from 'react';
import type {IDockviewHeaderActionsProps} from 'dockview';
import {useStore} from '../../../hooks/useStore';
import {Icon} from '../../SamplePanels/Icon';
import {useDockState} from '../../SamplePanels/useDockState';
import {CommandMenu} from '../CommandMenu';
import {getCommand} from '../commands';
import type {Command} from '../commands/command';
import {runCommand} from '../commands/run';
import {useDemo} from '../DemoContext';
import styles from './styles.module.css';

const ADD = getCommand('add');
const MAXIMIZE = getCommand('maximize');

/** The buttons at the end of each header, while they are switched on. They run commands on their group. */
export function HeaderActions({api, containerApi, group}: IDockviewHeaderActionsProps): ReactNode {
  const demo = useDemo();
  const {options} = useStore(demo.settings);
  const isMaximized = useDockState(containerApi.onDidMaximizedGroupChange, () => api.isMaximized());
  const run = (command: Command): void => {
    group.api.setActive();
    void runCommand(demo, command);
  };
  if (!options.headerActions) return null;
  return (
    <div className={styles.actions}>
      {/* Fingers can't drag tabs. */}
      {window.matchMedia('(hover: none)').matches && (
        <CommandMenu name="Panel" label="Move…" isReady onOpen={() => group.api.setActive()} />
      )}
      <button type="button" aria-label={ADD.title} title={ADD.title} onClick={() => run(ADD)}>
        <Icon path="M8 3v10M3 8h10" />
      </button>
      {api.location.type === 'grid' && (
        <button
          type="button"
          aria-label={MAXIMIZE.title}
          aria-pressed={isMaximized}
          title={MAXIMIZE.title}
          onClick={() => run(MAXIMIZE)}
        >
          <Icon path={isMaximized ? 'M3 6.5h3.5V3M13 9.5H9.5V13' : 'M9.5 3H13v3.5M6.5 13H3V9.5'} />
        </button>
      )}
    </div>
  );
}
