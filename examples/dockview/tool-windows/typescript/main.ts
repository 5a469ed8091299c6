import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {rememberPlaces} from '../shared/places';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

const tools: Record<string, string> = {
  Search: 'Three places mention the tide.',
  Outline: 'Arrival, The storm, Morning after',
  Spelling: 'No mistakes found.',
};

class Tool implements IContentRenderer {
  readonly element = document.createElement('div');

  init({api}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = tools[api.id] ?? '';
  }
}

class Editor implements IContentRenderer {
  readonly element = document.createElement('textarea');

  init() {
    this.element.ariaLabel = 'Text';
    this.element.value = 'The tide turned at six.';
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar" role="group" aria-label="Tools">
    ${Object.keys(tools)
      .map((id) => `<button type="button" value="${id}">${id}</button>`)
      .join('')}
  </div>
  <div class="dock"></div>
`;
const buttons = app.querySelectorAll('button');
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  createComponent: ({name}) => (name === 'editor' ? new Editor() : new Tool()),
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; panels share it fairly when it is known now.
api.layout(container.clientWidth, container.clientHeight);

const places = rememberPlaces(api, container);

function showOpenTools() {
  buttons.forEach((button) => {
    button.ariaPressed = String(api.getPanel(button.value) !== undefined);
  });
}

api.onDidLayoutChange(showOpenTools);

buttons.forEach((button) => {
  const id = button.value;
  button.addEventListener('click', () => {
    const panel = api.getPanel(id);
    if (panel) panel.api.close();
    else api.addPanel({id, component: 'tool', ...places.find(id)});
  });
});

const tool = (id: string) => ({id, component: 'tool'});
api.addPanel({id: 'editor', title: 'Chapter 1', component: 'editor'});
api.addPanel({...tool('Search'), position: {direction: 'left'}, initialWidth: 130});
api.addPanel({...tool('Outline'), position: {referencePanel: 'Search'}, inactive: true});
api.addPanel({
  ...tool('Spelling'),
  position: {referencePanel: 'editor', direction: 'below'},
  initialHeight: 110,
});
