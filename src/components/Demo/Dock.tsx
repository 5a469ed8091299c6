// Imports the library itself; loaded on its own, in the browser only.
import {useEffect, useRef, useSyncExternalStore, type ReactNode} from 'react';
import {
  DockviewReact,
  themeAbyss,
  themeAbyssSpaced,
  themeDark,
  themeDracula,
  themeLight,
  themeLightSpaced,
  themeReplit,
  themeVisualStudio,
  type DockviewApi,
  type DockviewReadyEvent,
  type DockviewTheme,
} from 'dockview/dist/dockview.esm.min.js';
import type {DemoThemeKey} from '../../lib/demo/themes';
import type {Desk} from './bench/bench';
import {openTabsByKey} from './bench/tabKeys';
import {dressWindows} from './bench/windows';
import {DeskContext} from './deskContext';
import {PANEL_COMPONENTS} from './panels';
import {HeaderActions} from './parts/HeaderActions';
import {Tab} from './parts/Tab';
import {createWatermark} from './parts/watermark';
import styles from './styles.module.css';

export interface DockProps {
  theme: DemoThemeKey;
  desk: Desk;
  onReady: (event: DockviewReadyEvent) => void;
}

const THEMES: Record<DemoThemeKey, DockviewTheme> = {
  themeLight,
  themeDark,
  themeAbyss,
  themeAbyssSpaced,
  themeLightSpaced,
  themeDracula,
  themeReplit,
  themeVisualStudio,
};

/** The dock. The default export, for `React.lazy`. */
export default function Dock({theme, desk, onReady}: DockProps): ReactNode {
  const {settings} = desk;
  const {ownWatermark, wideSingleTabs, dragging, floating, resizing} = useSyncExternalStore(
    settings.subscribe,
    settings.get,
  );
  const api = useRef<DockviewApi>(null);
  // After the effects of `DockviewReact`, which set this option to nothing.
  useEffect(() => api.current?.updateOptions({createWatermarkComponent: createWatermark}), []);
  useEffect(() => {
    if (api.current) dressWindows(api.current, THEMES[theme].className);
  }, [theme]);
  // The library gives this option to new groups only.
  useEffect(() => {
    for (const {element} of api.current?.groups ?? []) {
      const header = element.querySelector('.dv-tabs-and-actions-container');
      header?.classList.toggle('dv-full-width-single-tab', wideSingleTabs);
    }
  }, [wideSingleTabs]);
  return (
    <DeskContext value={desk}>
      <div className={styles.dock} data-dock-theme={theme} data-own-watermark={ownWatermark} ref={openTabsByKey}>
        <DockviewReact
          theme={THEMES[theme]}
          components={PANEL_COMPONENTS}
          defaultTabComponent={Tab}
          rightHeaderActionsComponent={HeaderActions}
          singleTabMode={wideSingleTabs ? 'fullwidth' : 'default'}
          disableDnd={!dragging}
          disableFloatingGroups={!floating}
          locked={!resizing}
          onReady={(event) => {
            api.current = event.api;
            onReady(event);
          }}
        />
      </div>
    </DeskContext>
  );
}
