import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {recordLayouts} from '../shared/layoutHistory';
import '../../../frame.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Note implements IContentRenderer {
  readonly element = document.createElement('div');

  init({title}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = `Move or close ${title}, then undo it.`;
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <button type="button">Undo</button>
    <button type="button">Redo</button>
    <button type="button">Reset</button>
  </div>
  <div class="dock"></div>
`;
const [undoButton, redoButton, resetButton] = app.querySelectorAll('button');
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  createComponent: () => new Note(),
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; the first layout needs it now.
api.layout(container.clientWidth, container.clientHeight);

api.addPanel({id: 'map', component: 'note', title: 'Map'});
api.addPanel({
  id: 'route',
  component: 'note',
  title: 'Route',
  position: {direction: 'right'},
  initialWidth: 200,
});
api.addPanel({
  id: 'profile',
  component: 'note',
  title: 'Elevation',
  position: {referencePanel: 'map', direction: 'below'},
  initialHeight: 120,
});

function showSteps() {
  undoButton!.disabled = !history.canUndo();
  redoButton!.disabled = !history.canRedo();
}

const history = recordLayouts(api, showSteps);
showSteps();

undoButton!.addEventListener('click', history.undo);
redoButton!.addEventListener('click', history.redo);
resetButton!.addEventListener('click', history.reset);
