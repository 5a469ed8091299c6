import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';

const STORAGE_KEY = 'dockview-example-save-and-load';
const SAVE_DELAY = 300; // milliseconds
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Note implements IContentRenderer {
  readonly element = document.createElement('p');

  init({title}: GroupPanelPartInitParameters) {
    this.element.style.cssText = 'margin: 0; padding: 16px';
    this.element.textContent = `Move ${title}, then reload the page.`;
  }
}

const app = document.getElementById('app')!;
app.style.cssText = 'height: 100vh; display: flex; flex-direction: column';
app.innerHTML = `
  <div style="display: flex; gap: 12px; padding: 8px">
    <button type="button">Default layout</button>
    <span role="status"></span>
  </div>
  <div style="flex: 1; min-height: 0"></div>
`;
const resetButton = app.querySelector('button')!;
const status = app.querySelector('[role=status]')!;
const container = app.querySelector<HTMLElement>(':scope > div:last-child')!;

const api = createDockview(container, {
  createComponent: () => new Note(),
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; initial sizes need it now.
api.layout(container.clientWidth, container.clientHeight);

function addDefaultPanels() {
  api.addPanel({id: 'editor', component: 'note', title: 'Editor'});
  api.addPanel({
    id: 'files',
    component: 'note',
    title: 'Files',
    position: {direction: 'left'},
    initialWidth: 200,
  });
  api.addPanel({
    id: 'terminal',
    component: 'note',
    title: 'Terminal',
    position: {referencePanel: 'editor', direction: 'below'},
    initialHeight: 140,
  });
}

/** Builds the saved layout, or the default one. Returns what the user should know. */
function loadLayout(): string {
  const saved = localStorage.getItem(STORAGE_KEY);
  if (saved === null) {
    addDefaultPanels();
    return 'First visit: the default layout.';
  }
  try {
    api.fromJSON(JSON.parse(saved));
    return 'Your layout is back.';
  } catch (error) {
    console.info('The saved layout could not be read.', error);
    localStorage.removeItem(STORAGE_KEY);
    api.clear();
    addDefaultPanels();
    return 'The saved layout was broken. This is the default one.';
  }
}

let timer: number | undefined;
// One move fires several changes; the delay makes one save of them.
api.onDidLayoutChange(() => {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(api.toJSON()));
    status.textContent = 'Saved.';
  }, SAVE_DELAY);
});

status.textContent = loadLayout();

resetButton.addEventListener('click', () => {
  localStorage.removeItem(STORAGE_KEY);
  api.clear();
  addDefaultPanels();
});
