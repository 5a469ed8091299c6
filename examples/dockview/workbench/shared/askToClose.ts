import {isUnsaved, nameOf, revertFile, saveFile} from './files';

/**
 * Asks what is to happen to unsaved changes, and does it. `window.confirm` would not do: it knows
 * two answers, and a sandboxed frame may not show it.
 * @returns whether the editor may close.
 */
export async function askToClose(path: string): Promise<boolean> {
  if (!isUnsaved(path)) return true;
  const answer = await ask(`Save the changes to ${nameOf(path)}?`);
  if (answer === 'save') saveFile(path);
  if (answer === 'discard') revertFile(path);
  return answer !== '';
}

function ask(question: string): Promise<string> {
  const dialog = document.createElement('dialog');
  dialog.className = 'question';
  dialog.ariaLabel = question;
  dialog.innerHTML = `
    <form method="dialog">
      <p></p>
      <button value="save">Save</button>
      <button value="discard">Discard</button>
      <button value="">Cancel</button>
    </form>
  `;
  dialog.querySelector('p')!.textContent = question;
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
}
