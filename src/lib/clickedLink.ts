/** What tells how a click was made: of the browser's event or of React's. */
type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>;

/**
 * The link that a click follows in place, neither in a new tab or window nor as a download.
 * @param selector - what the link has to match.
 */
export function findClickedLink(click: Click, selector = 'a[href]'): HTMLAnchorElement | undefined {
  const {button, altKey, ctrlKey, metaKey, shiftKey, target} = click;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>(selector);
  return !link || link.target || link.download ? undefined : link;
}
