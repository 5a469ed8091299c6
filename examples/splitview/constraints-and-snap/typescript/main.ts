import {createSplitview, LayoutPriority, Orientation, SplitviewPanel} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const STEP = 40; // pixels
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Part extends SplitviewPanel {
  getComponent() {
    this.element.innerHTML = `<section class="panel"><h2>${this.params?.heading}</h2><p></p></section>`;
    const text = this.element.querySelector('p')!;
    const subscription = this.api.onDidDimensionsChange(({width}) => {
      text.textContent = `${Math.round(width)} px`;
    });
    return {update: () => undefined, dispose: () => subscription.dispose()};
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <button type="button">Show or hide the files</button>
    <button type="button">Narrower</button>
    <button type="button">Wider</button>
  </div>
  <div class="dock"></div>
`;
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createSplitview(container, {
  className: prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light',
  orientation: Orientation.HORIZONTAL,
  createComponent: ({id, name}) => new Part(id, name),
});
api.layout(container.clientWidth, container.clientHeight);

api.addPanel({
  id: 'editor',
  component: 'part',
  params: {heading: 'Editor'},
  minimumSize: 100,
  priority: LayoutPriority.High, // Takes what another panel gives, and gives what it takes.
});
const files = api.addPanel({
  id: 'files',
  component: 'part',
  params: {heading: 'Files'},
  index: 0,
  size: 160,
  minimumSize: 120,
  maximumSize: 260,
  snap: true, // hides below half of the minimum
}).api;
api.addPanel({id: 'outline', component: 'part', params: {heading: 'Outline'}, size: 110});

// Sashes cannot be reached by keyboard; buttons can.
const actions = [
  () => files.setVisible(!files.isVisible),
  () => files.setSize({size: files.width - STEP}),
  () => files.setSize({size: files.width + STEP}),
];
app.querySelectorAll('button').forEach((button, index) => {
  button.addEventListener('click', () => actions[index]?.());
});
