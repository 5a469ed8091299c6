import {
  createDockview,
  themeDark,
  themeLight,
  type DockviewGroupPanel,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Camera implements IContentRenderer {
  readonly element = document.createElement('div');

  init({params}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = params.text;
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar"><button type="button"></button><span role="status"></span></div>
  <div class="dock"></div>
`;
const button = app.querySelector('button')!;
const status = app.querySelector('[role=status]')!;

const api = createDockview(app.querySelector<HTMLElement>('.dock')!, {
  createComponent: () => new Camera(),
  theme: prefersDark ? themeDark : themeLight,
});

// On the group: a tab component does not fill its tab.
function toggleOnDoubleClick({element, api: groupApi}: DockviewGroupPanel) {
  element.addEventListener('dblclick', ({target}) => {
    if (!(target as Element).closest('.dv-tab')) return;
    if (groupApi.isMaximized()) groupApi.exitMaximized();
    else groupApi.maximize();
  });
}

api.onDidAddGroup(toggleOnDoubleClick);

function addCamera(id: string, title: string, text: string, direction: 'right' | 'below') {
  api.addPanel({id, title, component: 'camera', params: {text}, position: {direction}});
}

addCamera('gate', 'Gate', '07:42, a delivery van.', 'right');
addCamera('yard', 'Yard', '07:42, two cats.', 'right');
addCamera('field', 'Field', '07:42, fog.', 'below');

function show(maximized: string | undefined) {
  const isMaximized = maximized !== undefined;
  button.textContent = isMaximized ? 'Restore all' : 'Maximize the active group';
  status.textContent = isMaximized ? `${maximized} is maximized.` : 'Nothing is maximized.';
}

show(undefined);

// Fires on the way in and on the way out; `onDidLayoutChange` only if another group becomes active.
api.onDidMaximizedGroupChange(({group, isMaximized}) => {
  show(isMaximized ? group.activePanel?.title : undefined);
});

button.addEventListener('click', () => {
  if (api.hasMaximizedGroup()) api.exitMaximizedGroup();
  // The dock's own `maximizeGroup` throws for a floating group; this does nothing there.
  else api.activePanel?.api.maximize();
});
