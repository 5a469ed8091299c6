import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
  type IWatermarkRenderer,
  type WatermarkRendererInitParameters,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

type Group = WatermarkRendererInitParameters['group'];

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

const notes: Record<string, string> = {
  Groceries: 'Lentils, lemons, rye bread, coffee, two boxes of oats.',
  'Coast trip': 'The 9:12 train to the harbor. Bring the binoculars.',
  'Reading list': 'Tide tables, a field guide to gulls, the long novel.',
};

class Note implements IContentRenderer {
  readonly element = document.createElement('div');

  init({api}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = notes[api.id] ?? '';
  }
}

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}

// The same class stands in an empty dock, where `group` is undefined, and in each empty group.
class Watermark implements IWatermarkRenderer {
  readonly element = document.createElement('div');

  init({group}: WatermarkRendererInitParameters) {
    this.element.className = 'empty';
    const text = document.createElement('p');
    text.textContent = group ? 'This group is empty.' : 'No note is open.';
    const choices = document.createElement('div');
    choices.className = 'choices';
    choices.append(
      ...Object.keys(notes).map((title) => createButton(title, () => openNote(title, group))),
    );
    this.element.append(text, choices);
    if (group) this.element.append(createButton('Remove the group', () => group.api.close()));
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = '<div class="toolbar"></div><div class="dock"></div>';
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  createComponent: () => new Note(),
  createWatermarkComponent: () => new Watermark(),
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; panels share it fairly when it is known now.
api.layout(container.clientWidth, container.clientHeight);

/** Opens a note in a group, or, without one, at the right of the dock. */
function openNote(title: string, group?: Group) {
  // An id can be used once: a note that is open elsewhere moves here.
  api.getPanel(title)?.api.close();
  const position = group ? {referenceGroup: group.id} : {direction: 'right' as const};
  api.addPanel({id: title, title, component: 'note', position});
}

app.querySelector('.toolbar')!.append(
  createButton('Add an empty group', () => api.addGroup({direction: 'right'})),
  createButton('Close all', () => api.clear()),
);
openNote('Groceries');
api.addGroup({direction: 'right'});
