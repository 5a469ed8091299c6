import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {addPanels, createEdgeStrip, TOOLS} from '../shared/edgeStrip';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Text implements IContentRenderer {
  readonly element = document.createElement('div');

  init({params}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = params.text;
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <label><input type="checkbox" /> Auto-hide</label>
  </div>
  <div class="row">
    <div class="strip"></div>
    <div class="dock"></div>
  </div>
`;
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  createComponent: () => new Text(),
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; the first layout needs it now.
api.layout(container.clientWidth, container.clientHeight);

const buttons = new Map<string, HTMLButtonElement>();
for (const {id, title} of TOOLS) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = title;
  button.addEventListener('click', () => strip.toggle(id));
  buttons.set(id, button);
}
app.querySelector('.strip')!.append(...buttons.values());

const strip = createEdgeStrip(api, addPanels(api), (shown) => {
  for (const [id, button] of buttons) button.ariaPressed = String(id === shown);
});

app.querySelector('input')!.addEventListener('change', ({target}) => {
  strip.setAutoHide((target as HTMLInputElement).checked);
});
