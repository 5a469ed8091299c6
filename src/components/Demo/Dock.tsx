// Imports the library itself; loaded on its own, in the browser only.
import {useEffect, type ReactNode} from 'react';
import * as library from 'dockview/dist/dockview.esm.min.js';
import type {DockviewReadyEvent} from 'dockview';
import {useHash} from '../../hooks/useHash';
import {useStore} from '../../hooks/useStore';
import {openTabsByKey} from '../SamplePanels/tabKeys';
import {hasLink, OPEN_LINK, startLayout} from './commands/layouts';
import {runCommand} from './commands/run';
import {useDemo} from './DemoContext';
import {logEvents} from './dock/eventLog';
import {
  blockEdges,
  fitIntoPadding,
  relayoutAfterNewGroups,
  syncPopoutThemes,
  widenSingleTabs,
} from './dock/workarounds';
import {findTheme} from './model/settings';
import {PANEL_COMPONENTS} from './panels';
import {HeaderActions} from './parts/HeaderActions';
import {Tab} from './parts/Tab';
import {Watermark} from './parts/Watermark';
import styles from './styles.module.css';

/** The dock. */
export default function Dock(): ReactNode {
  const demo = useDemo();
  const {theme, options} = useStore(demo.settings);
  const {DockviewReact} = library;

  function onReady({api}: DockviewReadyEvent): void {
    demo.dock.set(api);
    fitIntoPadding(api);
    logEvents(api, demo.log);
    blockEdges(api, demo.settings);
    relayoutAfterNewGroups(api);
    api.onDidLayoutChange(demo.history.notice);
    const message = startLayout(demo);
    demo.history.notice();
    const wanted = new URLSearchParams(window.location.search).get('theme') ?? '';
    const picked = findTheme(wanted);
    if (picked) demo.settings.set({...demo.settings.get(), theme: picked, isThemePicked: true});
    const unknown = `There is no theme “${wanted.slice(0, 40)}”; the dock follows the site’s colors. `;
    demo.say((wanted && !picked ? unknown : '') + message);
  }

  // Without a dock, nothing is recorded: on its way out, it is an empty one.
  useEffect(() => () => demo.dock.set(undefined), [demo]);
  useHash(() => {
    if (hasLink()) void runCommand(demo, OPEN_LINK);
  });
  useEffect(() => syncPopoutThemes(demo.api), [demo, theme]);
  useEffect(() => widenSingleTabs(demo.api, options.wideSingleTabs), [demo, options.wideSingleTabs]);
  return (
    <div
      className={styles.dock}
      data-dock-theme={theme}
      data-custom-watermark={options.customWatermark}
      ref={openTabsByKey}
    >
      <DockviewReact
        theme={library[theme]}
        components={PANEL_COMPONENTS}
        defaultTabComponent={Tab}
        rightHeaderActionsComponent={HeaderActions}
        watermarkComponent={Watermark}
        singleTabMode={options.wideSingleTabs ? 'fullwidth' : 'default'}
        disableDnd={!options.dragging}
        disableFloatingGroups={!options.floating}
        locked={!options.resizing}
        onReady={onReady}
      />
    </div>
  );
}
