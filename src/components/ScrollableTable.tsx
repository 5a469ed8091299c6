import type {ComponentProps, ReactNode} from 'react';

/** A table of a page. It scrolls by itself where it is wider than the screen, so the keyboard has to reach it. */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: what scrolls has to take the focus
  return <table tabIndex={0} {...props} />;
}
