import {restrictDragging, type Ban} from '../shared/restrictDragging';
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
    <label><input type="checkbox" name="all"> No dragging</label>
    <label><input type="checkbox" name="agenda"> Agenda stays</label>
    <label><input type="checkbox" name="edges"> No drops at the edges</label>
    <label><input type="checkbox" name="splits"> No splitting</label>
  </div>
  <div class="dock"></div>
`;

const api = createDockview(app.querySelector<HTMLElement>('.dock')!, {
  createComponent: () => new Text(),
  theme: prefersDark ? themeDark : themeLight,
});

function addText(id: string, title: string, text: string, direction: 'right' | 'below') {
  api.addPanel({id, title, component: 'text', params: {text}, position: {direction}});
}

addText('agenda', 'Agenda', '1. Roof, 2. Garden, 3. Summer party.', 'right');
addText('minutes', 'Minutes', 'The roof is repaired, the garden waits for spring.', 'right');
addText('guests', 'Guests', 'Twelve so far.', 'below');

function onToggle(name: string, run: (isChecked: boolean) => void) {
  const checkbox = app.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  checkbox.addEventListener('change', () => run(checkbox.checked));
}

onToggle('all', (isOff) => {
  // Without the second one Shift and drag would still float a tab.
  api.updateOptions({disableDnd: isOff, disableFloatingGroups: isOff});
});

// Read while something is dragged: the checkboxes only have to write it.
const ban: Ban = {agenda: false, edges: false, splits: false};
restrictDragging(api, ban);
onToggle('agenda', (isBanned) => (ban.agenda = isBanned));
onToggle('edges', (isBanned) => (ban.edges = isBanned));
onToggle('splits', (isBanned) => (ban.splits = isBanned));
