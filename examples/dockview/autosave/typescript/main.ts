import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {addPanels, saveChanges} from '../shared/saveChanges';
import '../../../frame.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Note implements IContentRenderer {
  readonly element = document.createElement('div');

  init({title}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = `Switch to ${title}, then move or close it.`;
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <output class="toolbar"><span>Events: 0</span> <strong>Saves: 0</strong></output>
  <div class="dock"></div>
`;
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  createComponent: () => new Note(),
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; the first layout needs it now.
api.layout(container.clientWidth, container.clientHeight);
addPanels(api);

let events = 0;
let saves = 0;

function showCounts() {
  app.querySelector('span')!.textContent = `Events: ${events}`;
  app.querySelector('strong')!.textContent = `Saves: ${saves}`;
}

api.onDidLayoutChange(() => {
  events += 1;
  showCounts();
});

// Store the layout here: in the browser, or on your server.
saveChanges(api, () => {
  saves += 1;
  showCounts();
});
