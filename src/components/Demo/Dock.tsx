// The only file that imports the library itself; loaded on its own, in the browser only.
import type {ReactNode} from 'react';
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
  type DockviewReadyEvent,
  type DockviewTheme,
} from 'dockview/dist/dockview.esm.min.js';
import type {EventLog} from '../../lib/demo/eventLog';
import type {DemoThemeKey} from '../../lib/demo/themes';
import {EventLogContext} from './eventLogContext';
import {PANEL_COMPONENTS} from './panels';
import styles from './styles.module.css';
import {openTabsByKey} from './tabKeys';
import {Watermark} from './Watermark';

export interface DockProps {
  theme: DemoThemeKey;
  log: EventLog;
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
export default function Dock({theme, log, onReady}: DockProps): ReactNode {
  return (
    <EventLogContext value={log}>
      <div className={styles.dock} data-dock-theme={theme} ref={openTabsByKey}>
        <DockviewReact
          theme={THEMES[theme]}
          components={PANEL_COMPONENTS}
          watermarkComponent={Watermark}
          onReady={onReady}
        />
      </div>
    </EventLogContext>
  );
}
