import type {DockviewApi} from 'dockview';
import styles from './styles.module.css';

/** A box in the stage, in pixels from its upper left corner. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Before the pointer appears, so that the first impression is the dock. */
const WAIT_MS = 900;

function add(parent: HTMLElement, className: string | undefined): HTMLElement {
  const element = document.createElement('div');
  element.className = className ?? '';
  parent.append(element);
  return element;
}

/**
 * Drags two tabs, once, with a drawn pointer: one splits its group, the other floats. The moves are the dock's. Ends with
 * the first press, key or touch, or when the pointer reaches the dock. Where nothing hovers, and for visitors who prefer
 * reduced motion, nothing plays.
 * @param onEnd - called when the dock is the visitor's; never where nothing hovers.
 * @returns a function that ends it early.
 */
export function play(stage: HTMLElement, api: DockviewApi, onEnd: () => void): () => void {
  const ghost = add(stage, styles.ghost);
  ghost.ariaHidden = 'true';
  const overlay = add(ghost, styles.overlay);
  const pointer = add(ghost, styles.pointer);
  const held = add(pointer, styles.held);
  const ending = new AbortController();
  const {signal} = ending;
  let at = {x: stage.clientWidth * 0.45, y: stage.clientHeight * 0.6};

  function boxOf(element: Element): Box {
    const [inner, outer] = [element.getBoundingClientRect(), stage.getBoundingClientRect()];
    return {left: inner.left - outer.left, top: inner.top - outer.top, width: inner.width, height: inner.height};
  }

  async function moveTo({left, top, width, height}: Box, ms: number): Promise<void> {
    const to = {x: left + width / 2, y: top + height / 2};
    const places = [at, to].map(({x, y}) => ({transform: `translate(${x}px, ${y}px)`}));
    at = to;
    await pointer.animate(places, {duration: ms, easing: 'ease-in-out', fill: 'forwards'}).finished;
    signal.throwIfAborted();
  }

  async function drag(title: string, target: (tab: Element) => Box, drop: (box: Box) => void): Promise<void> {
    const tab = [...stage.querySelectorAll('.dv-tab')].find(({textContent}) => textContent === title);
    if (!tab) return;
    await moveTo(boxOf(tab), 800);
    held.textContent = title;
    const box = target(tab);
    Object.assign(overlay.style, Object.fromEntries(Object.entries(box).map(([side, size]) => [side, `${size}px`])));
    overlay.dataset.shown = '';
    await moveTo(box, 1000);
    await moveTo(box, 250);
    held.textContent = '';
    delete overlay.dataset.shown;
    drop(box);
    await moveTo({...box, top: box.top + 24}, 500);
  }

  async function run(): Promise<void> {
    await moveTo({left: at.x, top: at.y, width: 0, height: 0}, WAIT_MS);
    ghost.dataset.shown = '';
    await drag(
      'Sessions',
      (tab) => {
        const group = boxOf(tab.closest('.dv-groupview')!);
        return {...group, top: group.top + group.height / 2, height: group.height / 2};
      },
      () => {
        const panel = api.getPanel('Sessions');
        panel?.api.moveTo({group: panel.group, position: 'bottom'});
      },
    );
    await drag(
      'Terminal',
      () => {
        const [width, height] = [330, 190];
        return {left: stage.clientWidth * 0.36, top: stage.clientHeight * 0.36, width, height};
      },
      ({left, top, width, height}) => {
        const panel = api.getPanel('Terminal');
        const inset = boxOf(stage.querySelector(`.${styles.dock}`)!);
        if (panel) {
          api.addFloatingGroup(panel, {position: {left: left - inset.left, top: top - inset.top}, width, height});
        }
      },
    );
  }

  const end = (): void => ending.abort();
  signal.addEventListener('abort', () => ghost.remove());
  if (window.matchMedia('(hover: hover)').matches) {
    signal.addEventListener('abort', () => stage.isConnected && onEnd());
    for (const type of ['pointerdown', 'keydown', 'touchstart']) window.addEventListener(type, end, {signal});
    stage.addEventListener('pointermove', end, {signal});
  }
  const plays = window.matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches;
  // An interrupted play has ended by then.
  if (plays) void run().then(end, () => undefined);
  else end();
  return end;
}
