import {
  createDockview,
  themeDark,
  themeLight,
  type DockviewGroupPanelLocked,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

const LOCKS: Record<string, DockviewGroupPanelLocked> = {
  'takes no drops': 'no-drop-target',
  'takes drops at its sides only': true,
  'is not locked': false,
};

class Text implements IContentRenderer {
  readonly element = document.createElement('div');

  init({params}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = params.text;
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <label>The map <select></select></label>
    <label><input type="checkbox"> has a header</label>
  </div>
  <div class="dock"></div>
`;
const select = app.querySelector('select')!;
const checkbox = app.querySelector('input')!;
for (const name of Object.keys(LOCKS)) select.add(new Option(name));

const api = createDockview(app.querySelector<HTMLElement>('.dock')!, {
  createComponent: () => new Text(),
  theme: prefersDark ? themeDark : themeLight,
});

const map = api.addPanel({
  id: 'map',
  component: 'text',
  title: 'Map',
  params: {
    text: 'The map stays where it is. Drag a tool onto it with a mouse: no place lights up.',
  },
});
// Both belong to the group, not to the panel.
map.group.locked = 'no-drop-target';
map.group.header.hidden = true;

api.addPanel({
  id: 'layers',
  component: 'text',
  title: 'Layers',
  params: {text: 'Paths, water, contour lines.'},
  position: {direction: 'right'},
});
api.addPanel({
  id: 'search',
  component: 'text',
  title: 'Search',
  params: {text: 'A village, a summit, a hut.'},
  position: {referencePanel: 'layers', direction: 'below'},
});

select.addEventListener('change', () => {
  const group = api.getPanel('map')?.group;
  if (group) group.locked = LOCKS[select.value] ?? false;
});

checkbox.addEventListener('change', () => {
  const group = api.getPanel('map')?.group;
  if (group) group.header.hidden = !checkbox.checked;
});
