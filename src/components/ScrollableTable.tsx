import type {ComponentProps, ReactNode} from 'react';

/** A table that scrolls where it is wider than the screen, by keyboard too. */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrollable element needs the focus
  return <table tabIndex={0} {...props} />;
}
