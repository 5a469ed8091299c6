import {isRecord, type UnknownRecord} from './guards';

/** What the panels of one layout hold, by panel id. */
export type World = Map<string, Readonly<UnknownRecord>>;

/**
 * What visitors did inside panels: typed text, scroll positions, filters. Kept outside of the panels, because the
 * library makes new ones whenever a layout is loaded, and so at every undo.
 */
export interface PanelStates {
  get(panel: string): Readonly<UnknownRecord>;
  /** Changes some of a panel's values. */
  set(panel: string, patch: Readonly<UnknownRecord>): void;
  /** What is shown now. Layouts that were loaded have worlds of their own, so that undoing a load brings texts back. */
  world(): World;
  /** Shows another world. */
  use(world: World): void;
  subscribe(listener: () => void): () => void;
}

const NOTHING: Readonly<UnknownRecord> = {};

/** Makes the states of a dock that nobody touched yet. */
export function createPanelStates(): PanelStates {
  const listeners = new Set<() => void>();
  let world: World = new Map();
  const tell = (): void => listeners.forEach((listener) => listener());
  return {
    get: (panel) => world.get(panel) ?? NOTHING,
    set(panel, patch) {
      world.set(panel, {...world.get(panel), ...patch});
      tell();
    },
    world: () => world,
    use(next) {
      world = next;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface WithPanels {
  panels: Record<string, {params?: Record<string, unknown>}>;
}

/**
 * The layout with what its panels hold as their parameters, to be saved.
 * @param layout - a layout; it is not changed.
 * @param states - the states.
 * @returns a copy.
 */
export function withParams<T extends WithPanels>(layout: T, states: PanelStates): T {
  const panels = Object.entries(layout.panels).map(([id, panel]) => [id, {...panel, params: {...states.get(id)}}]);
  return {...layout, panels: Object.fromEntries(panels)};
}

/**
 * Reads what the panels of a saved layout held.
 * @param layout - the layout.
 * @returns their states.
 */
export function worldOf(layout: WithPanels): World {
  return new Map(
    Object.entries(layout.panels).flatMap(([id, {params}]) => (isRecord(params) ? [[id, {...params}] as const] : [])),
  );
}
