import type {
  DockviewApi,
  GroupPanelPartInitParameters,
  IContentRenderer,
  ITabRenderer,
  TabPartInitParameters,
} from 'dockview-core';
import {runCommand} from '../shared/commands';
import {nameOf, paths, readFile, subscribe} from '../shared/files';
import {openFile} from '../shared/layout';

/** Calls `show` with the path of the editor that is or was active last, while it is open. */
function followCurrentPath(api: DockviewApi, show: (path: string | undefined) => void) {
  let current: string | undefined;
  const subscriptions = [
    // A new listener is called immediately with the active panel.
    api.onDidActivePanelChange((panel) => {
      if (panel?.api.component === 'editor') show((current = panel.id));
    }),
    api.onDidRemovePanel(({id}) => {
      if (id === current) show((current = undefined));
    }),
  ];
  return () => subscriptions.forEach((subscription) => subscription.dispose());
}

/** A tab without a close button. */
export class ToolTab implements ITabRenderer {
  readonly element = document.createElement('div');

  init({title}: TabPartInitParameters) {
    this.element.className = 'tab';
    this.element.textContent = title;
  }
}

/** The tree of files; a click opens one. */
export class Explorer implements IContentRenderer {
  readonly element = document.createElement('nav');
  private unfollow?: () => void;

  init({containerApi}: GroupPanelPartInitParameters) {
    const list = (some: string[]) => {
      const items = some.map(
        (path) => `<li><button type="button" value="${path}">${nameOf(path)}</button></li>`,
      );
      return `<ul>${items.join('')}</ul>`;
    };
    this.element.className = 'explorer';
    this.element.ariaLabel = 'Files';
    this.element.innerHTML = `
      <details open>
        <summary>src</summary>
        ${list(paths.filter((path) => path.startsWith('src/')))}
      </details>
      ${list(paths.filter((path) => !path.includes('/')))}
    `;
    const buttons = this.element.querySelectorAll('button');
    buttons.forEach((button) => {
      button.addEventListener('click', () => openFile(containerApi, button.value));
    });
    this.unfollow = followCurrentPath(containerApi, (path) => {
      buttons.forEach((button) => {
        button.ariaCurrent = String(button.value === path);
      });
    });
  }

  dispose() {
    this.unfollow?.();
  }
}

/** Facts about the file that is being edited. */
export class Properties implements IContentRenderer {
  readonly element = document.createElement('div');
  private path?: string;
  private cleanUp: (() => void)[] = [];

  init({containerApi}: GroupPanelPartInitParameters) {
    this.element.className = 'properties';
    const follow = followCurrentPath(containerApi, (path) => {
      this.path = path;
      this.show();
    });
    this.cleanUp = [follow, subscribe(() => this.show())];
    this.show();
  }

  private show() {
    const file = this.path === undefined ? undefined : readFile(this.path);
    this.element.innerHTML = file
      ? `<dl>
          <dt>Path</dt><dd>${this.path}</dd>
          <dt>Lines</dt><dd>${file.text.split('\n').length}</dd>
          <dt>Size</dt><dd>${new Blob([file.text]).size} bytes</dd>
        </dl>`
      : 'No file is open.';
  }

  dispose() {
    this.cleanUp.forEach((end) => end());
  }
}

/** Runs a few commands on the files. */
export class Terminal implements IContentRenderer {
  readonly element = document.createElement('div');

  init() {
    this.element.className = 'terminal';
    this.element.innerHTML = `
      <pre aria-live="polite">Type help and press Enter.</pre>
      <form>&gt; <input name="line" aria-label="Command" autocomplete="off"></form>
    `;
    const output = this.element.querySelector('pre')!;
    const form = this.element.querySelector('form')!;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const line = String(new FormData(form).get('line'));
      output.append(`\n> ${line}\n${runCommand(line)}`);
      form.reset();
    });
  }
}
