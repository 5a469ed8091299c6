import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import preload from '@docusaurus/core/lib/client/preload';

const BOX = 'offline-box';

function clearBox(): void {
  document.getElementById(BOX)?.remove();
}

function tellOffline(link: HTMLAnchorElement): void {
  clearBox();
  const box = document.createElement('div');
  box.id = BOX;
  box.className = 'failure-box';
  box.setAttribute('role', 'alert');
  const message = document.createElement('p');
  message.textContent = `You are offline, and “${link.textContent.trim()}” has not been loaded yet. This page stays as it is.`;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => link.click());
  box.append(message, retry);
  document.body.append(box);
}

/** The link to another page of the site that a click follows in this tab, if it is one. */
function findLink({target, button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): HTMLAnchorElement | undefined {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.download || link.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link;
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
