import type {ReactNode} from 'react';
import {DOCK_ACTIONS, LAYOUT_ACTIONS, RESTORE, type DemoAction} from './actions';
import styles from './styles.module.css';
import type {Workbench} from './useWorkbench';

interface GroupProps {
  label: string;
  actions: readonly DemoAction[];
  workbench: Workbench;
}

function ActionGroup({label, actions, workbench}: GroupProps): ReactNode {
  return (
    <div className={styles.actions} role="group" aria-label={label}>
      {actions.map((action) => {
        const shown = action.name === 'maximise' && workbench.maximised ? RESTORE : action;
        return (
          <button
            key={action.name}
            type="button"
            className={styles.control}
            aria-label={shown.label}
            disabled={!workbench.ready}
            onClick={() => workbench.run(shown)}
          >
            {shown.text}
          </button>
        );
      })}
    </div>
  );
}

/** Everything the demo does by button. In the page's HTML already, at its final size; usable once the dock is there. */
export function Toolbar({workbench, children}: {workbench: Workbench; children: ReactNode}): ReactNode {
  return (
    <div className={styles.toolbar}>
      <ActionGroup label="Panels and groups" actions={DOCK_ACTIONS} workbench={workbench} />
      <ActionGroup label="Layout" actions={LAYOUT_ACTIONS} workbench={workbench} />
      {children}
    </div>
  );
}
