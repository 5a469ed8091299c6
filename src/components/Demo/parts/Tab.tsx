import type {ReactNode} from 'react';
import {DockviewDefaultTab, type IDockviewPanelHeaderProps} from 'dockview/dist/dockview.esm.min.js';
import {useStore} from '../../../hooks/useStore';
import {Icon, SIGNS} from '../../SamplePanels/Icon';
import {useDockState} from '../../SamplePanels/useDockState';
import {useDemo} from '../DemoContext';
import type {PanelKind} from '../model/panels';
import styles from './styles.module.css';

function CustomTab({api}: IDockviewPanelHeaderProps): ReactNode {
  const title = useDockState(api.onDidTitleChange, () => api.title ?? api.id);
  return (
    <div className={styles.tab}>
      <Icon {...SIGNS[api.component as PanelKind]} />
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
