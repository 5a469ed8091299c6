import {
  createDockview,
  themeDark,
  themeLight,
  type FloatingGroupOptions,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

const NOTES = [
  'Greet, say why we are here.',
  'The old bridge, two photographs.',
  'What it will cost.',
];

class Slides implements IContentRenderer {
  readonly element = document.createElement('div');

  init() {
    this.element.className = 'panel';
    this.element.textContent = 'A new bridge for the village';
  }
}

/** Keeps its state on the way to the other window and back: it is the same element. */
class Notes implements IContentRenderer {
  readonly element = document.createElement('div');
  private subscription?: {dispose(): void};

  init({api}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.innerHTML = '<p></p><button type="button">Next note</button><p></p>';
    const [line, place] = Array.from(this.element.querySelectorAll('p'));
    let page = 0;
    const show = () => {
      line!.textContent = `${page + 1} of ${NOTES.length}: ${NOTES[page]}`;
      place!.textContent = `Place: ${api.location.type}`;
    };
    this.element.querySelector('button')!.addEventListener('click', () => {
      page = (page + 1) % NOTES.length;
      show();
    });
    this.subscription = api.onDidLocationChange(show);
    show();
  }

  dispose() {
    this.subscription?.dispose();
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <button type="button">Notes in a window</button>
    <span role="status"></span>
  </div>
  <div class="dock"></div>
`;
const status = app.querySelector('[role=status]')!;

const api = createDockview(app.querySelector<HTMLElement>('.dock')!, {
  createComponent: ({name}) => (name === 'notes' ? new Notes() : new Slides()),
  theme: prefersDark ? themeDark : themeLight,
});

api.addPanel({id: 'slides', component: 'slides', title: 'Slides'});
api.addPanel({
  id: 'notes',
  component: 'notes',
  title: 'Notes',
  position: {direction: 'right'},
});

/** Opens the notes in a window. Returns what the user should know. */
async function openWindow(): Promise<string> {
  const notes = api.getPanel('notes');
  if (!notes) return 'The notes are closed.';
  if (notes.api.location.type === 'popout') return 'The notes have their window.';
  const isOpen = await api.addPopoutGroup(notes.group, {
    // An empty page of the same origin, here beside this one. The default is /popout.html.
    popoutUrl: 'popout.html',
    position: {left: 80, top: 80, width: 360, height: 240},
  });
  if (isOpen) return '';
  // The group made for the window stays behind, outside the grid, where clear() would fail on it.
  // Only a group that has a place can be removed, so it floats for a moment.
  const options = {skipRemoveGroup: true, skipActiveGroup: true} as FloatingGroupOptions;
  for (const leftover of api.groups.filter((group) => !group.element.parentElement)) {
    api.addFloatingGroup(leftover, options);
    api.removeGroup(leftover);
  }
  return 'The browser blocked the window. Allow windows for this page, then try again.';
}

app.querySelector('.toolbar button')!.addEventListener('click', async () => {
  status.textContent = await openWindow();
});
