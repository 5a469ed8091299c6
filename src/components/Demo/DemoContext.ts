import {createContext, use} from 'react';
import type {DockviewApi, DockviewGroupPanel, IDockviewPanel, SerializedDockview} from 'dockview';
import type {Store} from '../../lib/store';
import type {EventLog} from './dock/eventLog';
import type {History} from '../../lib/history';
import type {Contents, PanelContents} from './model/panelContents';
import type {Preset} from './model/panels';
import type {Settings} from './model/settings';

/** A layout as it was at some time. Undo brings back the layout, and keeps what was typed since. */
export interface Snapshot {
  key: string;
  layout: SerializedDockview;
  contents: Contents;
}

/** The dialogs of the demo; one is open at a time. */
export type DialogName = 'palette' | 'saveAs';

/** Everything that the toolbar, the commands, the dock and its panels share. */
export interface Demo {
  /** The dock; undefined until its code has arrived. */
  dock: Store<DockviewApi | undefined>;
  /** The dock, for commands, which run once it is there. */
  readonly api: DockviewApi;
  /** The active panel, for commands of the menu Panel, which run only when there is one. */
  readonly panel: IDockviewPanel;
  /** The active group, for commands of the menus Panel and Group. */
  readonly group: DockviewGroupPanel;
  settings: Store<Settings>;
  /** The preset that was shown last. */
  preset: Store<Preset>;
  contents: PanelContents;
  history: History<Snapshot>;
  log: EventLog;
  dialog: Store<DialogName | undefined>;
  /** Titles of the commands that ran, the latest first. */
  recent: readonly string[];
  /** What happened last. The count tells two messages with the same words apart. */
  status: Store<{text: string; count: number}>;
  say: (text: string) => void;
  /** The site's base URL, with a slash at its end. */
  baseUrl: string;
}

/** The demo around a component. */
export const DemoContext = createContext<Demo | null>(null);

/** The demo around this component. @throws Error outside of a demo. */
export function useDemo(): Demo {
  const demo = use(DemoContext);
  if (!demo) throw new Error('This component works inside of a DemoContext only.');
  return demo;
}
