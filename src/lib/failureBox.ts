/**
 * Makes the box that says, outside of what React draws, that something did not load. It refers to nothing outside
 * itself, so that it can stand in an inline script.
 * @param message - what did not load, and what that means for the page.
 * @param onRetry - called at each press of the box's only button.
 * @returns the box, not yet in the page.
 */
export function makeFailureBox(message: string, onRetry: () => void): HTMLElement {
  const box = document.createElement('div');
  box.className = 'failure-box';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = message;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.addEventListener('click', onRetry);
  box.append(text, retry);
  return box;
}
