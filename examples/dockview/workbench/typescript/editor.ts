import type {
  GroupPanelPartInitParameters,
  IContentRenderer,
  ITabRenderer,
  TabPartInitParameters,
} from 'dockview-core';
import {askToClose} from '../shared/askToClose';
import {editFile, isUnsaved, readFile, saveFile, subscribe} from '../shared/files';

/** The text of the file whose path is the id of the panel. */
export class Editor implements IContentRenderer {
  readonly element = document.createElement('div');
  private unsubscribe?: () => void;

  init({api}: GroupPanelPartInitParameters) {
    const path = api.id;
    this.element.className = 'editor';
    if (!readFile(path)) {
      // A saved layout may name a file that is gone.
      this.element.textContent = `There is no file ${path} anymore.`;
      return;
    }
    this.element.innerHTML = `
      <textarea aria-label="${path}" spellcheck="false"></textarea>
      <footer><span role="status"></span><button type="button">Save</button></footer>
    `;
    const text = this.element.querySelector('textarea')!;
    const status = this.element.querySelector('span')!;
    const save = this.element.querySelector('button')!;
    text.addEventListener('input', () => editFile(path, text.value));
    save.addEventListener('click', () => saveFile(path));

    const show = () => {
      const value = readFile(path)?.text ?? '';
      if (text.value !== value) text.value = value; // Setting it moves the cursor.
      status.textContent = isUnsaved(path) ? 'Unsaved changes' : 'Saved';
      save.disabled = !isUnsaved(path);
    };
    this.unsubscribe = subscribe(show);
    show();
  }

  dispose() {
    this.unsubscribe?.();
  }
}

/** A tab that marks unsaved changes, and asks before it closes. */
export class EditorTab implements ITabRenderer {
  readonly element = document.createElement('div');
  private unsubscribe?: () => void;

  init({api, title}: TabPartInitParameters) {
    const button = document.createElement('button');
    button.type = 'button';
    this.element.className = 'tab';
    this.element.append(title, button);
    // The tab would take the press of the button for the start of a drag.
    button.addEventListener('pointerdown', (event) => event.preventDefault());
    button.addEventListener('click', async () => {
      if (await askToClose(api.id)) api.close();
    });

    const show = () => {
      const unsaved = isUnsaved(api.id);
      button.textContent = unsaved ? '●' : '×';
      button.ariaLabel = unsaved ? `Close ${title}, unsaved` : `Close ${title}`;
    };
    this.unsubscribe = subscribe(show);
    show();
  }

  dispose() {
    this.unsubscribe?.();
  }
}
