// Wrapped: scrolls a sidebar that is longer than the screen to the link of the page that is shown.
import {useEffect, type ReactNode} from 'react';
import type {Props} from '@theme/DocSidebar';
import DocSidebar from '@theme-original/DocSidebar';

function showCurrentLink(): void {
  const link = document.querySelector('.menu [aria-current="page"]');
  const sidebar = link?.closest('.menu');
  if (!link || !sidebar) return;
  const {top, bottom} = link.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  // Not by `scrollIntoView`, which would scroll the page as well.
  if (top < frame.top || bottom > frame.bottom) sidebar.scrollTop += top - frame.top - frame.height / 2;
}

export default function DocSidebarAtCurrentLink(props: Props): ReactNode {
  useEffect(showCurrentLink, [props.path]);
  return <DocSidebar {...props} />;
}
