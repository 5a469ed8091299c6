import {createSplitview, Orientation, SplitviewPanel} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {restoreLayout, saveLayout} from '../shared/storage';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

function createElement(name: string, text: string) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

class Part extends SplitviewPanel {
  getComponent() {
    const {heading, text} = this.params as {heading: string; text: string};
    const section = document.createElement('section');
    section.className = 'panel';
    // As text: what was saved may hold anything by now.
    section.append(createElement('h2', heading), createElement('p', text));
    this.element.replaceChildren(section);
    return {update: () => undefined, dispose: () => this.element.replaceChildren()};
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <button type="button" id="toggle">Show or hide the hints</button>
    <button type="button" id="reset">Default layout</button>
    <span role="status"></span>
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

function addDefaultPanels() {
  const part = (heading: string, text: string) => ({component: 'part', params: {heading, text}});
  api.addPanel({id: 'text', ...part('Letter', 'Drag the sash, hide the hints, then reload.')});
  api.addPanel({id: 'hints', ...part('Hints', 'Two sentences are long.'), size: 160});
}

const restored = restoreLayout(api);
if (!restored) addDefaultPanels();
app.querySelector('[role=status]')!.textContent = restored
  ? 'Your layout is back.'
  : 'The default layout.';

// Fires when a sash is let go, and only then. What your code changes, it saves by itself.
api.onDidLayoutChange(() => saveLayout(api));

app.querySelector('#toggle')!.addEventListener('click', () => {
  const hints = api.getPanel('hints');
  hints?.api.setVisible(!hints.api.isVisible);
  saveLayout(api);
});

app.querySelector('#reset')!.addEventListener('click', () => {
  api.clear();
  addDefaultPanels();
  saveLayout(api);
});
