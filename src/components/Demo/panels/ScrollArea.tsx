import {useCallback, type ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {useDemo} from '../DemoContext';
import styles from './styles.module.css';

interface Props {
  /** Of the panel it is in. */
  api: IDockviewPanelProps['api'];
  /** What follows the panel's title in the name of the area. */
  label?: string;
  children: ReactNode;
}

/**
 * The root of a panel. The dock cuts off what overflows, so panels scroll by themselves, also by keyboard; and an element
 * that is taken out of the page and put back starts at its top, so the scroll position is kept.
 */
export function ScrollArea({api, label, children}: Props): ReactNode {
  const {contents} = useDemo();
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return undefined;
      const restore = (): void => element.scrollTo({top: Number(contents.get(api.id).scroll ?? 0)});
      restore();
      element.onscroll = () => contents.update(api.id, {scroll: Math.round(element.scrollTop)});
      const subscription = api.onDidVisibilityChange(({isVisible}) => isVisible && requestAnimationFrame(restore));
      return () => subscription.dispose();
    },
    [api, contents],
  );
  const name = [api.title ?? api.id, label].filter(Boolean).join(': ');
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll only what has the focus
    <div ref={attach} className={styles.panel} role="region" aria-label={name} tabIndex={0}>
      {children}
    </div>
  );
}
