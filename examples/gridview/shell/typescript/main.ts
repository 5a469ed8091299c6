import {
  createDockview,
  createGridview,
  GridviewPanel,
  Orientation,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../shared/styles.css';

const theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? themeDark : themeLight;

class Chart implements IContentRenderer {
  readonly element = document.createElement('div');

  init({title}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = `${title}: drag this tab with a mouse. It stays within the dock.`;
  }
}

const markup: Record<string, string> = {
  sidebar: `<nav class="panel" aria-label="Sections">
    <ul><li>Overview</li><li>Reports</li><li>Settings</li></ul>
  </nav>`,
  status: '<div class="status">Data of this morning, 6:00</div>',
};

class Area extends GridviewPanel {
  getComponent() {
    this.element.innerHTML = markup[this.component] ?? '';
    return {update: () => undefined, dispose: () => this.element.replaceChildren()};
  }
}

class Workspace extends GridviewPanel {
  getComponent() {
    const dock = createDockview(this.element, {createComponent: () => new Chart(), theme});
    dock.addPanel({id: 'Visitors', component: 'chart'});
    dock.addPanel({id: 'Income', component: 'chart', position: {direction: 'right'}});
    return {update: () => undefined, dispose: () => dock.dispose()};
  }
}

const container = document.getElementById('app')!;
container.style.height = '100vh';

const api = createGridview(container, {
  className: theme.className,
  orientation: Orientation.VERTICAL,
  createComponent: ({id, name}) =>
    name === 'workspace' ? new Workspace(id, name) : new Area(id, name),
});
api.layout(container.clientWidth, container.clientHeight);

api.addPanel({id: 'workspace', component: 'workspace', minimumWidth: 200});
api.addPanel({
  id: 'sidebar',
  component: 'sidebar',
  position: {referencePanel: 'workspace', direction: 'left'},
  size: 140,
  minimumWidth: 100,
  maximumWidth: 240,
});
// The same minimum and maximum: an area of fixed height, without a sash that moves.
api.addPanel({
  id: 'status',
  component: 'status',
  location: [1],
  minimumHeight: 26,
  maximumHeight: 26,
});
