import {createPaneview, type IPanePart, type PanePanelComponentInitParameter} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {readLayout, writeLayout} from '../shared/storage';
import '../../../frame.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Filter implements IPanePart {
  readonly element = document.createElement('div');

  init({params}: PanePanelComponentInitParameter) {
    this.element.className = 'panel';
    this.element.textContent = params.text;
  }

  update() {
    // Called at each resize; the text does not change.
  }

  dispose() {
    this.element.remove();
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <button type="button">Default filters</button>
    <span role="status"></span>
  </div>
  <div class="dock"></div>
`;
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createPaneview(container, {
  className: prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light',
  createComponent: () => new Filter(),
});
api.layout(container.clientWidth, container.clientHeight);

function addDefaultPanes() {
  const filter = (text: string) => ({component: 'filter', params: {text}});
  api.addPanel({id: 'price', title: 'Price', ...filter('From 20 to 80 €'), isExpanded: true});
  api.addPanel({id: 'size', title: 'Size', ...filter('38, 39, 40'), isExpanded: true});
  api.addPanel({id: 'color', title: 'Color', ...filter('Sea green, slate, sand')});
}

const saved = readLayout(['filter']);
if (saved) api.fromJSON(saved);
else addDefaultPanes();
app.querySelector('[role=status]')!.textContent = saved
  ? 'Your filters are back.'
  : 'The default filters.';
api.onDidLayoutChange(() => writeLayout(api.toJSON()));

app.querySelector('button')!.addEventListener('click', () => {
  // One by one: after `clear` a paneview cannot be used anymore.
  for (const pane of [...api.panels]) api.removePanel(pane);
  addDefaultPanes();
});
