/**
 * Stands for a drag library that works with pointer events, as most do today. It moves nothing by
 * itself: it reports where an item is wanted.
 * @param list - its children are the items; each holds a button to take it by.
 * @returns what ends it.
 */
export function makeSortable(
  list: HTMLElement,
  onMove: (from: number, to: number) => void,
): () => void {
  const listeners = new AbortController();
  let dragged = -1;

  const indexAt = (y: number) =>
    Array.from(list.children).findIndex((item) => {
      const {top, bottom} = item.getBoundingClientRect();
      return y >= top && y < bottom;
    });

  const start = (event: PointerEvent) => {
    dragged = indexAt(event.clientY);
    list.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent) => {
    const to = indexAt(event.clientY);
    if (dragged === -1 || to === -1 || to === dragged) return;
    onMove(dragged, to);
    dragged = to;
  };

  const end = () => {
    dragged = -1;
  };

  const moveByKey = (event: KeyboardEvent) => {
    const step = {ArrowUp: -1, ArrowDown: 1}[event.key];
    const from = Array.from(list.children).findIndex((item) =>
      item.contains(document.activeElement),
    );
    const to = from + (step ?? 0);
    if (step === undefined || from === -1 || !list.children[to]) return;
    event.preventDefault();
    onMove(from, to);
    // The focus stays with the song, wherever its button is now.
    requestAnimationFrame(() => list.children[to]?.querySelector('button')?.focus());
  };

  const {signal} = listeners;
  list.addEventListener('pointerdown', start, {signal});
  list.addEventListener('pointermove', move, {signal});
  list.addEventListener('pointerup', end, {signal});
  list.addEventListener('pointercancel', end, {signal});
  list.addEventListener('keydown', moveByKey, {signal});
  return () => listeners.abort();
}

/** The same items, with one of them in another place. */
export function withMoved<Item>(items: Item[], from: number, to: number): Item[] {
  const moved = [...items];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
