import {useSyncExternalStore, type ReactNode} from 'react';
import type {IDockviewHeaderActionsProps} from 'dockview';
import {addPanel} from '../commands/add';
import {toggleMaximised} from '../commands/group';
import {useDesk} from '../deskContext';
import styles from './styles.module.css';

interface ActionProps {
  label: string;
  path: string;
  onClick: () => void;
}

function Action({label, path, onClick}: ActionProps): ReactNode {
  return (
    <button type="button" className={styles.action} aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" width="14" height="14" fill="none" aria-hidden="true">
        <path d={path} stroke="currentColor" strokeWidth="1.3" />
      </svg>
    </button>
  );
}

function Actions({api, containerApi, group}: IDockviewHeaderActionsProps): ReactNode {
  const maximised = useSyncExternalStore(
    (listener) => {
      const subscription = containerApi.onDidMaximizedGroupChange(listener);
      return () => subscription.dispose();
    },
    () => api.isMaximized(),
  );
  return (
    <div className={styles.actions}>
      <Action
        label="Add a panel to this group"
        path="M8 3v10M3 8h10"
        onClick={() => {
          group.api.setActive();
          addPanel(containerApi, 'within');
        }}
      />
      {api.location.type === 'grid' && (
        <Action
          label={maximised ? 'Show all groups' : 'Maximise this group'}
          path={maximised ? 'M3 6.5h3.5V3M13 9.5H9.5V13' : 'M9.5 3H13v3.5M6.5 13H3V9.5'}
          onClick={() => toggleMaximised(containerApi, group)}
        />
      )}
    </div>
  );
}

/** The buttons at the end of each header, while they are switched on. */
export function HeaderActions(props: IDockviewHeaderActionsProps): ReactNode {
  const {settings} = useDesk();
  const {headerActions} = useSyncExternalStore(settings.subscribe, settings.get);
  return headerActions && <Actions {...props} />;
}
