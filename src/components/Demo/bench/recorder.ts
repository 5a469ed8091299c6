import type {Bench} from './bench';
import {showLayout, takeSnapshot} from './snapshots';

/** Long enough for a command of several steps, short enough to be over before the next click. */
const SETTLED_MS = 150;

/** Notes changes of the layout in the history, and goes through it. */
export interface Recorder {
  /** Looks at the layout soon: some changes fire no event. */
  notice: () => void;
  undo: () => string;
  redo: () => string;
  dispose: () => void;
}

/**
 * Starts recording.
 * @param bench - the workbench.
 * @returns the recorder; to be disposed before the dock, whose last `toJSON` would be an empty one.
 */
export function createRecorder(bench: Bench): Recorder {
  const {api, log, states, history} = bench;
  let timer: number | undefined;
  // What the dock makes of a restored layout may differ by a pixel; that is no step of the visitor's.
  let restored = false;

  function look(): void {
    window.clearTimeout(timer);
    timer = undefined;
    const snapshot = takeSnapshot(api, log, states);
    if (restored) history.replace(snapshot);
    else history.record(snapshot);
    restored = false;
  }

  function notice(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(look, SETTLED_MS);
  }

  function go(step: 'undo' | 'redo'): string {
    if (timer !== undefined) look();
    const target = history[step]();
    if (!target) return step === 'undo' ? 'There is nothing to undo.' : 'There is nothing to redo.';
    states.use(target.world);
    showLayout(api, log, target.layout);
    restored = true;
    notice();
    return step === 'undo' ? 'Undone.' : 'Done again.';
  }

  const listener = api.onDidLayoutChange(notice);
  look();
  return {
    notice,
    undo: () => go('undo'),
    redo: () => go('redo'),
    dispose() {
      window.clearTimeout(timer);
      listener.dispose();
    },
  };
}
