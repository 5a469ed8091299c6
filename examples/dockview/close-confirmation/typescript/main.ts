import {
  createDockview,
  DefaultTab,
  themeDark,
  themeLight,
  type DockviewPanelApi,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Letter implements IContentRenderer {
  readonly element = document.createElement('textarea');

  init({api, params, title}: GroupPanelPartInitParameters) {
    this.element.value = params.text;
    this.element.ariaLabel = title;
    this.element.addEventListener('input', () => api.updateParameters({changed: true}));
  }
}

/** The library's own tab. Its close button does nothing about a click that was prevented. */
class LetterTab extends DefaultTab {
  override init(parameters: GroupPanelPartInitParameters) {
    super.init(parameters);
    const {api} = parameters;
    const beforeClosing = (event: MouseEvent) => {
      const isCloseButton = (event.target as Element).closest('.dv-default-tab-action');
      if (!isCloseButton || !api.getParameters().changed) return;
      event.preventDefault();
      ask(api);
    };
    // Capture: this has to run before the button's own listener.
    this.element.addEventListener('click', beforeClosing, {capture: true});
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <button type="button" data-action="clear">Close all without asking</button>
    <button type="button" data-action="again">Start again</button>
    <span role="status"></span>
  </div>
  <div class="dock"></div>
  <dialog aria-label="Unsaved changes">
    <p></p>
    <div class="actions">
      <button type="button" data-action="keep">Keep it open</button>
      <button type="button" data-action="close">Close anyway</button>
    </div>
  </dialog>
`;
const status = app.querySelector('[role=status]')!;
const dialog = app.querySelector('dialog')!;
let asked: DockviewPanelApi | undefined;

function ask(panel: DockviewPanelApi) {
  asked = panel;
  dialog.querySelector('p')!.textContent = `“${panel.title}” has changes that are not saved.`;
  dialog.showModal();
}

function onPress(action: string, run: () => void) {
  app.querySelector(`[data-action=${action}]`)!.addEventListener('click', run);
}

const api = createDockview(app.querySelector<HTMLElement>('.dock')!, {
  createComponent: () => new Letter(),
  createTabComponent: () => new LetterTab(),
  defaultTabComponent: 'letter',
  theme: prefersDark ? themeDark : themeLight,
});

function addPanels() {
  const letter = (id: string, title: string, text: string) =>
    api.addPanel({id, title, component: 'letter', params: {text}, position: {direction: 'right'}});
  letter('bank', 'To the bank', 'Type a word here, then close the tab.');
  letter('neighbors', 'To the neighbors', 'Thank you for the jam.');
}

addPanels();

// Fires for every way a panel can go, after it is gone.
api.onDidRemovePanel((panel) => {
  status.textContent = `“${panel.title}” is closed, ${api.totalPanels} left.`;
});

onPress('keep', () => dialog.close());
onPress('close', () => {
  dialog.close();
  asked?.close();
});
onPress('clear', () => api.clear());
onPress('again', () => {
  api.clear();
  addPanels();
  status.textContent = '';
});
