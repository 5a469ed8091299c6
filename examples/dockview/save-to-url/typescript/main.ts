import {keepInAddress, loadFromAddress} from '../shared/layoutInAddress';
import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class View implements IContentRenderer {
  readonly element = document.createElement('div');

  init({params}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = params.text;
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar"><a href="#">Link to this layout</a><span role="status"></span></div>
  <div class="dock"></div>
`;
const link = app.querySelector('a')!;
const status = app.querySelector('[role=status]')!;
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  createComponent: () => new View(),
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; a saved layout is fitted into it now.
api.layout(container.clientWidth, container.clientHeight);

function addView(id: string, title: string, text: string, direction: 'right' | 'below') {
  api.addPanel({id, title, component: 'view', params: {text}, position: {direction}});
}

/** Builds the layout of the address, or the default one. Tells the user which. */
function show() {
  if (loadFromAddress(api)) {
    status.textContent = 'This layout came with the address.';
    return;
  }
  api.clear();
  addView('table', 'Table', 'Rain in March: 61 mm. In April: 48 mm.', 'right');
  addView('chart', 'Chart', 'A line that falls from March to April.', 'right');
  addView('notes', 'Notes', 'The gauge leaked for two days in April.', 'below');
  status.textContent = 'Move a panel: the link follows.';
}

show();
link.href = location.hash || '#';

keepInAddress(api, (hash) => {
  link.href = hash;
});
// Fires when the visitor pastes another link or goes back, not for our own writing.
window.addEventListener('hashchange', show);
