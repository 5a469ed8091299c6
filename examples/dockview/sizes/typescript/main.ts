import {createDockview, themeDark, themeLight, type IContentRenderer} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

const LIMITS = {minimumWidth: 120, maximumWidth: 300};
const NO_LIMITS = {minimumWidth: 0, maximumWidth: Number.MAX_SAFE_INTEGER};

/** Shows its own size while it changes. The height includes the header. */
class Size implements IContentRenderer {
  readonly element = document.createElement('div');

  init() {
    this.element.className = 'panel';
  }

  layout(width: number, height: number) {
    this.element.textContent = `${Math.round(width)} × ${Math.round(height)} pixels`;
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <button type="button" value="160">Layers 160 px</button>
    <button type="button" value="240">Layers 240 px</button>
    <button type="button" value="400">Layers 400 px</button>
    <label><input type="checkbox" checked> 120 to 300 px</label>
  </div>
  <div class="dock"></div>
`;
const container = app.querySelector<HTMLElement>('.dock')!;
const checkbox = app.querySelector('input')!;

const api = createDockview(container, {
  createComponent: () => new Size(),
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; initial sizes need it now.
api.layout(container.clientWidth, container.clientHeight);

api.addPanel({id: 'photo', component: 'size', title: 'Photo'});
const layers = api.addPanel({
  id: 'layers',
  component: 'size',
  title: 'Layers',
  position: {direction: 'left'},
  initialWidth: 200,
});
// Limits of a group can change later. They are not part of a saved layout.
layers.group.api.setConstraints(LIMITS);
api.addPanel({
  id: 'history',
  component: 'size',
  title: 'History',
  position: {referencePanel: 'photo', direction: 'below'},
  initialHeight: 120,
  minimumHeight: 80, // limits of a panel stay, are saved, and win over those of its group
});

app.querySelectorAll('button').forEach((button) => {
  button.addEventListener('click', () => {
    // A panel is as wide as its group. What is asked beyond a limit ends at the limit.
    api.getPanel('layers')?.api.setSize({width: Number(button.value)});
  });
});

checkbox.addEventListener('change', () => {
  const limits = checkbox.checked ? LIMITS : NO_LIMITS;
  api.getPanel('layers')?.group.api.setConstraints(limits);
  // Limits count from the next layout on; this one is forced.
  api.layout(api.width, api.height, true);
});
