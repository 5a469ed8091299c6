// Imports the library itself; loaded on its own, in the browser only.
import {useEffect, useState, type ReactNode} from 'react';
import type {
  AddPanelOptions,
  DockviewApi,
  DockviewTheme,
  IDockviewPanelHeaderProps,
  IDockviewPanelProps,
} from 'dockview';
import {DockviewReact} from 'dockview/dist/dockview.esm.min.js';
import {openTabsByKey} from '../../SamplePanels/tabKeys';
import {useDockState} from '../../SamplePanels/useDockState';
import {Content, GROUPS, Label, type Kind} from './panels';
import styles from './styles.module.css';

const THEME: DockviewTheme = {
  name: 'site',
  className: styles.theme!,
  gap: 8,
  dndOverlayMounting: 'absolute',
  dndPanelOverlay: 'group',
};

/** Below this width, in pixels, there is one column. */
const NARROW = 600;

function openFile(api: DockviewApi, title: string): void {
  const open = api.getPanel(title);
  if (open) open.api.setActive();
  else {
    const beside = api.panels.find(({api: {component}}) => component === 'editor');
    api.addPanel({id: title, component: 'editor', title, ...(beside && {position: {referencePanel: beside}})});
  }
}

function Panel({api, containerApi}: IDockviewPanelProps): ReactNode {
  const isLive = useDockState(api.onDidVisibilityChange, () => api.isVisible);
  return (
    <Content
      kind={api.component as Kind}
      title={api.title ?? api.id}
      isLive={isLive}
      onOpen={(file) => openFile(containerApi, file)}
    />
  );
}

function Tab({api}: IDockviewPanelHeaderProps): ReactNode {
  return <Label kind={api.component as Kind} title={api.title ?? api.id} />;
}

const COMPONENTS = {editor: Panel, files: Panel, terminal: Panel, chart: Panel, bars: Panel};

/** Where the first panel of each group goes. */
function placeOf(area: string, isNarrow: boolean): Partial<AddPanelOptions> {
  if (area === 'code') return {};
  if (area === 'chart') return {position: {direction: isNarrow ? 'below' : 'right'}, initialHeight: 194};
  if (isNarrow) return {position: {referencePanel: 'main.ts'}, inactive: true};
  if (area === 'files') return {position: {direction: 'left'}};
  return {position: {referencePanel: 'main.ts', direction: 'below'}, initialHeight: 184};
}

/** The dock. @param onReady - called with its API once it has its panels; returns what ends that. */
export default function Dock({onReady}: {onReady: (api: DockviewApi) => () => void}): ReactNode {
  const [api, setApi] = useState<DockviewApi>();
  // Once per dock: `onReady` is another function at each rendering.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => (api ? onReady(api) : undefined), [api]);
  return (
    <div className={styles.dock} role="region" aria-label="A dock to try" ref={openTabsByKey}>
      <DockviewReact
        theme={THEME}
        components={COMPONENTS}
        defaultTabComponent={Tab}
        onReady={({api: dock}) => {
          const isNarrow = dock.width < NARROW;
          for (const {area, panels} of GROUPS) {
            const [[, first]] = panels as [[Kind, string]];
            for (const [component, title] of panels) {
              const place =
                title === first ? placeOf(area, isNarrow) : {position: {referencePanel: first}, inactive: true};
              dock.addPanel({id: title, component, title, ...place} as AddPanelOptions);
            }
          }
          // Each new column has changed the widths of the others.
          if (!isNarrow) {
            dock.getPanel('Files')?.api.setSize({width: 164});
            dock.getPanel('Traffic')?.api.setSize({width: 274});
          }
          dock.getPanel('main.ts')?.api.setActive();
          setApi(dock);
        }}
      />
    </div>
  );
}
