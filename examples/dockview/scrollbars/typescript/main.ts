import {
  createDockview,
  themeDark,
  themeLight,
  type DockviewApi,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

const months = ['January', 'February', 'March', 'April', 'May', 'June'].concat([
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]);
const entries = Array.from({length: 30}, (_, day) => `<li>${(day * 7) % 23} visitors</li>`);

class Month implements IContentRenderer {
  readonly element = document.createElement('div');

  init({title}: GroupPanelPartInitParameters) {
    // Content is cut off unless its own root has the full height and scrolls: see `.panel`.
    this.element.className = 'panel';
    // A part that scrolls has to be reachable by keyboard.
    this.element.tabIndex = 0;
    this.element.role = 'region';
    this.element.ariaLabel = `Visitors in ${title}`;
    this.element.innerHTML = `<ol>${entries.join('')}</ol>`;
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar" role="group" aria-label="Scrollbar of the tabs">
    <label><input type="radio" name="scrollbars" value="custom" checked> custom</label>
    <label><input type="radio" name="scrollbars" value="native"> native</label>
  </div>
  <div class="dock"></div>
`;
const container = app.querySelector<HTMLElement>('.dock')!;

function createDock(scrollbars: 'custom' | 'native'): DockviewApi {
  const api = createDockview(container, {
    createComponent: () => new Month(),
    scrollbars,
    theme: prefersDark ? themeDark : themeLight,
  });
  api.layout(container.clientWidth, container.clientHeight);
  for (const month of months) api.addPanel({id: month, component: 'month'});
  api.getPanel('January')?.api.setActive();
  return api;
}

let dock = createDock('custom');

app.querySelectorAll('input').forEach((input) => {
  input.addEventListener('change', () => {
    // A group reads the option when it is created, so another kind needs a new dock.
    dock.dispose();
    dock = createDock(input.value === 'native' ? 'native' : 'custom');
  });
});
