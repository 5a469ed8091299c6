import type {DockviewApi} from 'dockview-core';

const PAUSE = 200; // milliseconds: changes in quick succession are one step

export interface LayoutHistory {
  canUndo(): boolean;
  canRedo(): boolean;
  undo(): void;
  redo(): void;
  /** Returns to the layout at the start; this can be undone too. */
  reset(): void;
  dispose(): void;
}

/** A layout without what is in front, so that choosing a tab is no step. */
function withoutFocus(layout: string): string {
  return JSON.stringify(JSON.parse(layout), (key, value) =>
    key === 'activeView' || key === 'activeGroup' ? undefined : value,
  );
}

/** Remembers the layouts of a dock. Calls `onChange` when `canUndo` or `canRedo` may have changed. */
export function recordLayouts(api: DockviewApi, onChange: () => void): LayoutHistory {
  const past: string[] = [];
  const future: string[] = [];
  const read = () => JSON.stringify(api.toJSON());
  const first = read();
  let present = first;
  let timer: number | undefined;
  let resizeTimer: number | undefined;
  let isPressed = false;

  function note() {
    window.clearTimeout(timer);
    timer = undefined;
    const layout = read();
    if (withoutFocus(layout) !== withoutFocus(present)) {
      past.push(present);
      future.length = 0;
      onChange();
    }
    present = layout;
  }

  function load(layout: string) {
    api.fromJSON(JSON.parse(layout));
    // Read again: loading fits sizes to the dock, which is no step of the user.
    present = read();
    onChange();
  }

  function step(from: string[], to: string[]) {
    // A change may still wait for its pause.
    note();
    const layout = from.pop();
    if (layout === undefined) return;
    to.push(present);
    load(layout);
  }

  /** Waits for the end of a drag: with Shift, a panel floats as soon as its tab is pressed. */
  function noteSoon() {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => (isPressed ? noteSoon() : note()), PAUSE);
  }
  const subscription = api.onDidLayoutChange(noteSoon);

  /** Takes over the sizes that the dock has in a resized window, which is no step. */
  function followWindow() {
    if (timer) note();
    window.clearTimeout(resizeTimer);
    resizeTimer = window.setTimeout(() => {
      if (!timer) present = read();
    }, PAUSE);
  }

  const listeners = new AbortController();
  const options = {capture: true, signal: listeners.signal};
  window.addEventListener('resize', followWindow, options);
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    window.addEventListener(type, () => (isPressed = type === 'pointerdown'), options);
  }

  return {
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    undo: () => step(past, future),
    redo: () => step(future, past),
    reset() {
      note();
      past.push(present);
      future.length = 0;
      load(first);
    },
    dispose() {
      window.clearTimeout(timer);
      window.clearTimeout(resizeTimer);
      listeners.abort();
      subscription.dispose();
    },
  };
}
