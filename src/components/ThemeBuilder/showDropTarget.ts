import type {DockviewApi} from 'dockview';

/**
 * Shows where a tab would drop, as during a drag, without one.
 * @param isSmall - on a tab, which is a small target, rather than on the content of a group.
 * @returns a function that hides it.
 */
export function showDropTarget(api: DockviewApi, isSmall: boolean): () => void {
  const group = api.getPanel('main.ts')?.group.element ?? api.groups[0]?.element;
  const target = group?.querySelector<HTMLElement>(isSmall ? '.dv-tab:last-child' : '.dv-content-container');
  const other = group?.querySelector('.dv-tab');
  // The dock has no drag of its own to check: what is shown is for show only.
  const subscription = api.onUnhandledDragOverEvent((event) => event.accept());
  const send = (on: Element | null | undefined, type: string): void => {
    const {left = 0, top = 0, width = 0, height = 0} = target?.getBoundingClientRect() ?? {};
    const place = {clientX: left + width * 0.9, clientY: top + height / 2};
    on?.dispatchEvent(new DragEvent(type, {bubbles: true, cancelable: true, ...place}));
  };
  send(target, 'dragenter');
  send(target, 'dragover');
  subscription.dispose();
  return () => {
    send(target, 'dragleave');
    // Clears the target of the whole dock. Sent to another element than it is over, since the end of a drag there drops.
    send(other, 'dragend');
  };
}
