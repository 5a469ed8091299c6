import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const HYDRATED = 'data-has-hydrated';

function isChunkError(reason: unknown): reason is Error {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

/** The box a page shows when a script it needs did not arrive; the text of the page stays readable below it. */
function showFailure(error: Error): void {
  const box = document.createElement('div');
  box.className = 'failure-box';
  box.setAttribute('role', 'alert');
  const message = document.createElement('p');
  message.textContent = `A part of this page did not load, so its controls do not work. ${error.message}`;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => window.location.reload());
  box.append(message, retry);
  document.body.prepend(box);
}

/**
 * Before a page comes alive, all its chunks have to arrive. When one does not, the page would stay inert without a
 * word: React never starts, so nothing of React can tell.
 */
function onRejection({reason}: PromiseRejectionEvent): void {
  const isInert = document.documentElement.getAttribute(HYDRATED) !== 'true';
  if (isInert && isChunkError(reason)) showFailure(reason);
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('unhandledrejection', onRejection);
