import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';

const STORAGE_KEY = 'dockview-example-save-and-load';
const SAVE_DELAY = 300; // milliseconds
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Note implements IContentRenderer {
  readonly element = document.createElement('div');

  init({title}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = `Move ${title}, then reload the page.`;
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <button type="button">Default layout</button>
    <span role="status"></span>
  </div>
  <div class="dock"></div>
`;
const resetButton = app.querySelector('button')!;
const status = app.querySelector('[role=status]')!;
const container = app.querySelector<HTMLElement>('.dock')!;

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

/** Storage may be closed, as in a sandboxed frame; touching it throws there. */
function readStorage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Keeps the layout; `null` forgets it. Returns what the user should know. */
function writeStorage(layout: string | null): string {
  try {
    if (layout === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, layout);
    return 'Saved.';
  } catch {
    return 'This browser does not let the page save anything.';
  }
}

/** Builds the saved layout, or the default one. Returns what the user should know. */
function loadLayout(): string {
  const saved = readStorage();
  if (saved === null) {
    addDefaultPanels();
    return 'First visit: the default layout.';
  }
  try {
    api.fromJSON(JSON.parse(saved));
    return 'Your layout is back.';
  } catch (error) {
    console.info('The saved layout could not be read.', error);
    writeStorage(null);
    api.clear();
    addDefaultPanels();
    return 'The saved layout was broken. This is the default one.';
  }
}

status.textContent = loadLayout();

let timer: number | undefined;
let known = JSON.stringify(api.toJSON());

function save() {
  const layout = JSON.stringify(api.toJSON());
  // A click on a sash, for instance, fires the event and changes nothing.
  if (layout === known) return;
  known = layout;
  status.textContent = writeStorage(layout);
}

// The delay makes one save of changes in quick succession.
api.onDidLayoutChange(() => {
  window.clearTimeout(timer);
  timer = window.setTimeout(save, SAVE_DELAY);
});

resetButton.addEventListener('click', () => {
  api.clear();
  addDefaultPanels();
});
