import type {DockviewApi} from 'dockview';
import {createStore} from '../../lib/store';
import type {Demo, DialogName} from './DemoContext';
import {showLayout, takeSnapshot} from './dock/layout';
import {createEventLog} from './dock/eventLog';
import {createHistory} from '../../lib/history';
import {createPanelContents} from './model/panelContents';
import type {Preset} from './model/panels';
import {DEFAULT_SETTINGS} from './model/settings';

/** Creates the demo before its dock is there. `baseUrl` is the site's, with a slash at its end. */
export function createDemo(baseUrl: string): Demo {
  const dock = createStore<DockviewApi | undefined>(undefined);
  const status = createStore({text: '', count: 0});
  const demo: Demo = {
    dock,
    get api() {
      return dock.get()!;
    },
    get panel() {
      return dock.get()!.activePanel!;
    },
    get group() {
      return dock.get()!.activeGroup!;
    },
    settings: createStore(DEFAULT_SETTINGS),
    preset: createStore<Preset>('ide'),
    contents: createPanelContents(),
    history: createHistory(
      () => takeSnapshot(demo),
      ({layout, contents}) => showLayout(demo, layout, contents),
    ),
    log: createEventLog(),
    dialog: createStore<DialogName | undefined>(undefined),
    recent: [],
    status,
    say: (text) => status.set({text, count: status.get().count + 1}),
    baseUrl,
  };
  return demo;
}
