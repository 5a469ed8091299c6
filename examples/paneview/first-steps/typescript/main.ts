import {createPaneview, type IPanePart, type PanePanelComponentInitParameter} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Lines implements IPanePart {
  readonly element = document.createElement('ul');

  init({params}: PanePanelComponentInitParameter) {
    this.element.className = 'lines';
    this.element.innerHTML = (params.lines as string[]).map((line) => `<li>${line}</li>`).join('');
  }

  update() {
    // Called at each resize; these lines do not change.
  }

  dispose() {
    this.element.remove();
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="sidebar"></div>
  <p class="main">Fold the sections, drag the line between them, or drag a header.</p>
`;
// A paneview fills its container, so the container needs a width and a height.
const container = app.querySelector<HTMLElement>('.sidebar')!;

const api = createPaneview(container, {
  className: prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light',
  createComponent: () => new Lines(),
});
// A paneview learns its size one frame later; panes need it now.
api.layout(container.clientWidth, container.clientHeight);

api.addPanel({
  id: 'files',
  component: 'lines',
  title: 'Files',
  params: {lines: ['index.html', 'main.ts', 'style.css', 'README.md']},
  isExpanded: true, // Panes start folded.
});
api.addPanel({
  id: 'outline',
  component: 'lines',
  title: 'Outline',
  params: {lines: ['start()', 'render()', 'stop()']},
  isExpanded: true,
  maximumBodySize: 160, // pixels, without the header
});
api.addPanel({
  id: 'history',
  component: 'lines',
  title: 'History',
  params: {lines: ['Add the harbor map', 'Correct the tide table']},
});
