import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import preload from '@docusaurus/core/lib/client/preload';
import {findClickedLink} from '../lib/clickedLink';
import {makeFailureBox} from '../lib/failureBox';

const BOX = 'offline-box';

function clearBox(): void {
  document.getElementById(BOX)?.remove();
}

function tellOffline(link: HTMLAnchorElement): void {
  clearBox();
  const text = `You are offline, and “${link.textContent.trim()}” has not been loaded yet. This page stays as it is.`;
  const box = makeFailureBox(text, () => link.click());
  box.id = BOX;
  document.body.append(box);
}

/** The link to another page of the site that a click follows in this tab, if it is one. */
function findLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = findClickedLink(event);
  if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return undefined;
  return link;
}

/**
 * Without a network the router would follow a link by leaving the page, for an error page of the browser. So the next
 * page is loaded first, and when that fails, this page stays and says why.
 */
function onClick(event: MouseEvent): void {
  clearBox();
  const link = navigator.onLine ? undefined : findLink(event);
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  preload(link.pathname).then(
    () => {
      window.removeEventListener('click', onClick, {capture: true});
      link.click();
      window.addEventListener('click', onClick, {capture: true});
    },
    () => tellOffline(link),
  );
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('click', onClick, {capture: true});
  window.addEventListener('online', clearBox);
}
