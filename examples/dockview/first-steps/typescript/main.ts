import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Note implements IContentRenderer {
  readonly element = document.createElement('p');

  init({params}: GroupPanelPartInitParameters) {
    this.element.style.cssText = 'margin: 0; padding: 16px';
    this.element.textContent = params.text;
  }
}

// A dock fills its container, so the container needs a height.
const container = document.getElementById('app')!;
container.style.height = '100vh';

const api = createDockview(container, {
  // Called with the name that `addPanel` and saved layouts refer to.
  createComponent: ({name}) => {
    if (name === 'note') return new Note();
    throw new Error(`There is no component named "${name}".`);
  },
  theme: prefersDark ? themeDark : themeLight,
});

api.addPanel({
  id: 'welcome',
  component: 'note',
  title: 'Welcome',
  params: {
    text: 'Move the line between the groups. With a mouse, drag a tab to the middle or to an edge of any group.',
  },
});
api.addPanel({
  id: 'outline',
  component: 'note',
  title: 'Outline',
  params: {text: 'This panel opened to the right of the first one.'},
  position: {referencePanel: 'welcome', direction: 'right'},
});
api.addPanel({
  id: 'console',
  component: 'note',
  title: 'Console',
  params: {text: 'This one shares the group of the outline.'},
  position: {referencePanel: 'outline', direction: 'within'},
  inactive: true,
});
