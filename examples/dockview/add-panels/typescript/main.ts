import {
  createDockview,
  themeDark,
  themeLight,
  type AddPanelOptions,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Chapter implements IContentRenderer {
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
  createComponent: () => new Chapter(),
  theme: prefersDark ? themeDark : themeLight,
});

// A panel either has a position or floats, never both.
const PLACES: Record<string, Partial<AddPanelOptions>> = {
  Left: {position: {referencePanel: 'story', direction: 'left'}},
  Right: {position: {referencePanel: 'story', direction: 'right'}},
  Above: {position: {referencePanel: 'story', direction: 'above'}},
  Below: {position: {referencePanel: 'story', direction: 'below'}},
  // Without a direction the panel joins the group of the reference, as its last tab.
  Within: {position: {referencePanel: 'story'}},
  'First tab': {position: {referencePanel: 'story', index: 0}},
  // Without a reference a direction means the edge of the whole dock.
  'Dock edge': {position: {direction: 'right'}},
  Floating: {floating: {x: 60, y: 60, width: 220, height: 120}},
};

function addStory() {
  api.addPanel({
    id: 'story',
    component: 'chapter',
    title: 'Story',
    params: {
      text: 'The ferry left at six. Nobody saw who had untied it. (The buttons put notes around this text.)',
    },
    position: {direction: 'left'},
  });
}

let count = 0;

function add(name: string) {
  const story = api.getPanel('story');
  if (story?.api.location.type !== 'grid') {
    // A reference that is gone throws, and a floating one has no sides.
    story?.api.close();
    addStory();
  }
  count += 1;
  api.addPanel({
    ...PLACES[name],
    id: `note-${count}`,
    component: 'chapter',
    title: `Note ${count}`,
    params: {text: `Added with “${name}”.`},
  });
}

addStory();
api.addPanel({
  id: 'people',
  component: 'chapter',
  title: 'People',
  params: {text: 'Ines, who runs the harbor. Paul, the night watchman. A dog.'},
  position: {direction: 'right'},
});

for (const name of Object.keys(PLACES)) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', () => add(name));
  toolbar.append(button);
}
