import type {SerializedDockview} from 'dockview';

type Values = Readonly<Record<string, unknown>>;

/** What the panels of one layout hold, by panel id. */
export type Contents = Map<string, Values>;

/**
 * What visitors did inside panels: text, scroll positions, filters. Kept outside of the panels, because the library
 * creates new ones whenever it loads a layout, and so at every undo.
 */
export interface PanelContents {
  get(panel: string): Values;
  /** Changes some of a panel's values. */
  update(panel: string, patch: Values): void;
  /** All contents. A loaded layout comes with new ones, so that undoing the load brings the previous ones back. */
  all(): Contents;
  use(contents: Contents): void;
  subscribe(listener: () => void): () => void;
}

const NOTHING: Values = {};

/** Creates the contents of a dock that nobody has touched yet. */
export function createPanelContents(): PanelContents {
  const listeners = new Set<() => void>();
  let contents: Contents = new Map();
  const notify = (): void => listeners.forEach((listener) => listener());
  return {
    get: (panel) => contents.get(panel) ?? NOTHING,
    update(panel, patch) {
      contents.set(panel, {...contents.get(panel), ...patch});
      notify();
    },
    all: () => contents,
    use(next) {
      contents = next;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Copies a layout and adds the contents of its panels as their parameters. */
export function withContents(layout: SerializedDockview, contents: PanelContents): SerializedDockview {
  const panels = Object.entries(layout.panels).map(([id, panel]) => [id, {...panel, params: {...contents.get(id)}}]);
  return {...layout, panels: Object.fromEntries(panels)};
}

/** The contents that `withContents` put into a layout. */
export function contentsOf({panels}: SerializedDockview): Contents {
  return new Map(Object.entries(panels).map(([id, {params}]) => [id, {...params}]));
}
