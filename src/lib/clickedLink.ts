/** The part of a click event, the browser's or React's, that decides what the click does. */
type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>;

/**
 * The link that a click follows in the same tab; undefined for new tabs, windows and downloads.
 * @param selector - matches the link.
 */
export function findClickedLink(click: Click, selector = 'a[href]'): HTMLAnchorElement | undefined {
  const {button, altKey, ctrlKey, metaKey, shiftKey, target} = click;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>(selector);
  return !link || link.target || link.download ? undefined : link;
}
