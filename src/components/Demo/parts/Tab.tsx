import {useSyncExternalStore, type ReactNode} from 'react';
import {DockviewDefaultTab, type IDockviewPanelHeaderProps} from 'dockview/dist/dockview.esm.min.js';
import {useStore} from '../../../hooks/useStore';
import {useDemo} from '../DemoContext';
import type {PanelKind} from '../model/panels';
import {Icon} from './Icon';
import styles from './styles.module.css';

const PATHS: Readonly<Record<PanelKind, string>> = {
  document: 'M4 2h6l2 2v10H4zM6 7h4M6 10h4',
  editor: 'M6 4L2.5 8 6 12M10 4l3.5 4L10 12',
  data: 'M2.5 3.5h11v9h-11zM2.5 6.5h11M2.5 9.5h11M7 3.5v9',
  chart: 'M2.5 2.5v11h11M5 10l3-3 2 2 3-4',
  form: 'M2.5 3.5h11v3h-11zM2.5 9.5h7v3h-7z',
  frame: 'M2.5 3.5h11v9h-11zM2.5 6h11',
  events: 'M3 4h1M6 4h7M3 8h1M6 8h7M3 12h1M6 12h7',
  json: 'M6 2.5c-2 0-2 1-2 2.5S4 8 2.5 8C4 8 4 9.5 4 11s0 2.5 2 2.5M10 2.5c2 0 2 1 2 2.5s0 3 1.5 3c-1.5 0-1.5 1.5-1.5 3s0 2.5-2 2.5',
};

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
      <Icon path={PATHS[api.component as PanelKind]} />
      <span>{title}</span>
      <button
        type="button"
        aria-label={`Close ${title}`}
        // Otherwise the press begins to drag the tab.
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => api.close()}
      >
        <Icon path="M4 4l8 8M12 4l-8 8" />
      </button>
    </div>
  );
}

/** A tab: the library's, or one that the page draws. The choice is in here, because the library creates a tab once. */
export function Tab(props: IDockviewPanelHeaderProps): ReactNode {
  const {options} = useStore(useDemo().settings);
  return options.customTabs ? <CustomTab {...props} /> : <DockviewDefaultTab {...props} />;
}
