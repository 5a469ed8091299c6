import {
  createGridview,
  GridviewPanel,
  Orientation,
  type SerializedGridviewComponent,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {readLayout, writeLayout} from '../shared/storage';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

function createElement(name: string, text: string) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

class Area extends GridviewPanel {
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
    <button type="button" id="toggle">Show or hide the legend</button>
    <button type="button" id="reset">Default layout</button>
    <span role="status"></span>
  </div>
  <div class="dock"></div>
`;
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createGridview(container, {
  className: prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light',
  orientation: Orientation.HORIZONTAL,
  createComponent: ({id, name}) => new Area(id, name),
});
api.layout(container.clientWidth, container.clientHeight);

function addDefaultPanels() {
  const area = (heading: string, text: string) => ({component: 'area', params: {heading, text}});
  api.addPanel({id: 'map', ...area('Map', 'Drag the sashes, hide the legend, then reload.')});
  api.addPanel({
    id: 'legend',
    ...area('Legend', 'Harbor, lighthouse, path.'),
    position: {referencePanel: 'map', direction: 'right'},
    size: 160,
  });
  api.addPanel({
    id: 'profile',
    ...area('Height profile', '12 m up, 12 m down.'),
    position: {referencePanel: 'map', direction: 'below'},
    size: 110,
  });
}

/** Builds the saved layout, or the default one. Returns what the user should know. */
function loadLayout(): string {
  try {
    const saved = readLayout();
    if (saved !== undefined) {
      api.fromJSON(saved as SerializedGridviewComponent);
      return 'Your layout is back.';
    }
  } catch (error) {
    // After an error the gridview is empty and can be used.
    console.info('The saved layout could not be read.', error);
  }
  addDefaultPanels();
  return 'The default layout.';
}

app.querySelector('[role=status]')!.textContent = loadLayout();
api.onDidLayoutChange(() => writeLayout(api.toJSON()));

app.querySelector('#toggle')!.addEventListener('click', () => {
  const legend = api.getPanel('legend');
  legend?.api.setVisible(!legend.api.isVisible);
  writeLayout(api.toJSON()); // `setVisible` is no event of the layout.
});

app.querySelector('#reset')!.addEventListener('click', () => {
  api.clear();
  addDefaultPanels();
});
