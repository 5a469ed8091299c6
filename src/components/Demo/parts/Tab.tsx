import {useSyncExternalStore, type ReactNode} from 'react';
import {DockviewDefaultTab, type IDockviewPanelHeaderProps} from 'dockview/dist/dockview.esm.min.js';
import {isPanelKind} from '../../../lib/demo/panels';
import {useDesk} from '../deskContext';
import {KindIcon} from './KindIcon';
import styles from './styles.module.css';

function CustomTab({api}: IDockviewPanelHeaderProps): ReactNode {
  const title = useSyncExternalStore(
    (listener) => {
      const subscription = api.onDidTitleChange(listener);
      return () => subscription.dispose();
    },
    () => api.title ?? api.id,
  );
  return (
    <div className={styles.tab}>
      {isPanelKind(api.component) && <KindIcon kind={api.component} />}
      <span>{title}</span>
      <button
        type="button"
        aria-label={`Close ${title}`}
        // Else the press would begin to drag the tab.
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => api.close()}
      >
        <svg viewBox="0 0 12 12" width="9" height="9" aria-hidden="true">
          <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </div>
  );
}

/** A tab: the library's, or one that the page draws. The choice is in here, for the library makes each tab once. */
export function Tab(props: IDockviewPanelHeaderProps): ReactNode {
  const {settings} = useDesk();
  const {customTabs} = useSyncExternalStore(settings.subscribe, settings.get);
  return customTabs ? <CustomTab {...props} /> : <DockviewDefaultTab {...props} />;
}
