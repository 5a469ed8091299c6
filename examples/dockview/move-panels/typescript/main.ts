import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Card implements IContentRenderer {
  readonly element = document.createElement('div');

  init({params}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = params.text;
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = '<div class="toolbar"></div><div class="dock"></div>';
const toolbar = app.querySelector('.toolbar')!;

const api = createDockview(app.querySelector<HTMLElement>('.dock')!, {
  createComponent: () => new Card(),
  disableFloatingGroups: true, // moving beside a floating group throws
  theme: prefersDark ? themeDark : themeLight,
});

function addPanels() {
  const card = (id: string, title: string, text: string, within?: string) =>
    api.addPanel({
      id,
      title,
      component: 'card',
      params: {text},
      position: within ? {referencePanel: within} : {direction: 'right'},
    });
  card('roof', 'Roof', 'Two tiles came down in the storm.');
  card('fence', 'Fence', 'The gate does not close.', 'roof');
  card('paint', 'Paint', 'Windows first, then the door.', 'roof');
  card('garden', 'Garden', 'The hedge is cut, the beds are not.');
}

// Each action finds its panels anew: people close and move them too.
const ACTIONS: Record<string, () => void> = {
  'Paint to the garden group': () => {
    const target = api.getPanel('garden')?.group;
    if (target) api.getPanel('paint')?.api.moveTo({group: target});
  },
  'Paint before the roof': () => {
    const group = api.getPanel('roof')?.group;
    // The place among the tabs counts from 0; within one group a panel moves like this too.
    if (group) api.getPanel('paint')?.api.moveTo({group, index: 0});
  },
  'Paint below the garden': () => {
    const target = api.getPanel('garden')?.group;
    if (target) api.getPanel('paint')?.api.moveTo({group: target, position: 'bottom'});
  },
  'Garden group to the left edge': () => {
    // Without a group the position means the edge of the dock.
    api.getPanel('garden')?.group.api.moveTo({position: 'left'});
  },
  'Start again': () => {
    api.clear();
    addPanels();
  },
};

addPanels();

for (const [name, act] of Object.entries(ACTIONS)) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', act);
  toolbar.append(button);
}
