import type {DockviewApi} from 'dockview';
import type {EventLog} from '../../../lib/demo/eventLog';
import type {History} from '../../../lib/demo/history';
import type {PanelStates} from '../../../lib/demo/panelStates';
import type {Settings} from '../../../lib/demo/settings';
import type {Store} from '../../../lib/store';
import type {DemoThemeKey} from '../../../lib/demo/themes';
import type {Snapshot} from './snapshots';

/** The dialogs of the workbench; one is open at a time. */
export type DialogName = 'palette' | 'shortcuts' | 'add' | 'size' | 'layouts' | 'tour';

/** What the workbench is made of, there before the dock is. */
export interface Desk {
  log: EventLog;
  states: PanelStates;
  settings: Store<Settings>;
  history: History<Snapshot>;
}

/** The dock and everything commands work on. */
export interface Bench extends Desk {
  api: DockviewApi;
  /** The page that windows of their own open, under the site's base URL. */
  popoutUrl: string;
  /** The theme of the dock. */
  theme: DemoThemeKey;
  pickTheme: (key: DemoThemeKey) => void;
  /** Opens a dialog. */
  open: (dialog: DialogName) => void;
  /** Lets the visitor choose a file to import. */
  chooseFile: () => void;
  /** Tells the visitor something later than a command's answer. */
  say: (text: string) => void;
}
