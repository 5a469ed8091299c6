import {useCallback, type ReactNode} from 'react';
import clsx from 'clsx';
import type {IDockviewPanelProps} from 'dockview';
import {useDesk} from '../deskContext';
import styles from './styles.module.css';

interface Props {
  /** Of the panel it is in. */
  api: IDockviewPanelProps['api'];
  label: string;
  className?: string | undefined;
  onScroll?: ((element: HTMLElement) => void) | undefined;
  children: ReactNode;
}

const KEY = 'scroll';

/**
 * The root of a panel: the dock cuts off what overflows, so panels scroll by themselves, also by keyboard. Where it was
 * scrolled to is kept, for an element that is taken out of the page and put back begins at its top.
 */
export function ScrollArea({api, label, className, onScroll, children}: Props): ReactNode {
  const {states} = useDesk();
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return undefined;
      const restore = (): void => {
        const top = states.get(api.id)[KEY];
        if (typeof top === 'number') element.scrollTop = top;
        onScroll?.(element);
      };
      const keep = (): void => {
        states.set(api.id, {[KEY]: Math.round(element.scrollTop)});
        onScroll?.(element);
      };
      restore();
      element.addEventListener('scroll', keep, {passive: true});
      const shown = api.onDidVisibilityChange(({isVisible}) => isVisible && requestAnimationFrame(restore));
      const sizes = new ResizeObserver(() => onScroll?.(element));
      sizes.observe(element);
      return () => {
        element.removeEventListener('scroll', keep);
        shown.dispose();
        sizes.disconnect();
      };
    },
    [api, states, onScroll],
  );
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll only what has the focus
    <div ref={attach} className={clsx(styles.panel, className)} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
