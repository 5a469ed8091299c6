import {createContext, use} from 'react';
import type {DockviewApi, DockviewGroupPanel, IDockviewPanel} from 'dockview';
import {createHistory} from '../../lib/history';
import {createStore} from '../../lib/store';
import {createStatus} from '../ToolPage/Status';
import {createEventLog} from './dock/eventLog';
import {showLayout, takeSnapshot, type Snapshot} from './dock/layout';
import {createPanelContents} from './model/panelContents';
import type {Preset} from './model/panels';
import {DEFAULT_SETTINGS} from './model/settings';

/** The dialogs of the demo; one is open at a time. */
type DialogName = 'palette' | 'saveAs';

/** Everything that the toolbar, the commands, the dock and its panels share. */
export class Demo {
  /** The dock; undefined until its code has arrived. */
  readonly dock = createStore<DockviewApi | undefined>(undefined);
  readonly settings = createStore(DEFAULT_SETTINGS);
  /** The preset that was shown last. */
  readonly preset = createStore<Preset>('ide');
  readonly contents = createPanelContents();
  readonly history = createHistory<Snapshot>(
    () => takeSnapshot(this),
    ({layout, contents}) => showLayout(this, layout, contents),
  );
  readonly log = createEventLog();
  readonly dialog = createStore<DialogName | undefined>(undefined);
  /** Titles of the commands that ran, the latest first. */
  recent: readonly string[] = [];
  readonly status = createStatus();
  /** Tells the visitor what happened. */
  readonly say = this.status.say;
  /** The site's base URL, with a slash at its end. */
  readonly baseUrl: string;

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  /** The dock, for commands, which run once it is there. */
  get api(): DockviewApi {
    return this.dock.get()!;
  }

  /** The active panel, for commands of the menu Panel, which run only when there is one. */
  get panel(): IDockviewPanel {
    return this.api.activePanel!;
  }

  /** The active group, for commands of the menus Panel and Group. */
  get group(): DockviewGroupPanel {
    return this.api.activeGroup!;
  }
}

/** The demo around a component. */
export const DemoContext = createContext<Demo | null>(null);

/** The demo around this component. @throws Error outside of a demo. */
export function useDemo(): Demo {
  const demo = use(DemoContext);
  if (!demo) throw new Error('This component works inside of a DemoContext only.');
  return demo;
}
