import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {addPanels, keepWidths} from '../shared/keepWidths';
import '../../../frame.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Note implements IContentRenderer {
  readonly element = document.createElement('div');

  init({api}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    const show = (width: number) => {
      this.element.textContent = `${Math.round(width)} pixels`;
    };
    show(api.width);
    api.onDidDimensionsChange(({width}) => show(width));
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <label for="share">Width of the dock</label>
    <input id="share" type="range" min="60" max="100" value="100" />
  </div>
  <div class="dock"></div>
`;
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  createComponent: () => new Note(),
  disableAutoResizing: true,
  theme: prefersDark ? themeDark : themeLight,
});
api.layout(container.clientWidth, container.clientHeight);
addPanels(api);
keepWidths(api, container, ['files', 'outline']);

app.querySelector('input')!.addEventListener('input', ({target}) => {
  container.style.width = `${(target as HTMLInputElement).value}%`;
});
