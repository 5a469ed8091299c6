import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {formPage} from '../shared/form';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Page implements IContentRenderer {
  readonly element = document.createElement('div');

  init({title}: GroupPanelPartInitParameters) {
    this.element.className = 'page';
    const status = document.createElement('div');
    status.className = 'loads';
    status.setAttribute('role', 'status');
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.srcdoc = formPage;
    let loads = 0;
    frame.addEventListener('load', () => {
      loads += 1;
      status.textContent = `${title}: loaded ${loads} ${loads === 1 ? 'time' : 'times'}`;
    });
    this.element.append(status, frame);
  }
}

class Help implements IContentRenderer {
  readonly element = document.createElement('div');

  init() {
    this.element.className = 'panel';
    this.element.textContent =
      'Type into both forms. Then switch their tabs, or move one to another place with a mouse, and look at the counts.';
  }
}

const container = document.getElementById('app')!;
container.style.height = '100vh';

const api = createDockview(container, {
  createComponent: ({name}) => (name === 'page' ? new Page() : new Help()),
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; panels share it fairly when it is known now.
api.layout(container.clientWidth, container.clientHeight);

// The element of an 'always' panel never leaves the page; it is hidden, or moved by CSS.
api.addPanel({id: 'kept', title: 'Kept', component: 'page', renderer: 'always'});
api.addPanel({id: 'help', title: 'What to try', component: 'help', inactive: true});
// The default takes the element out while the tab is hidden. An iframe loads anew when it is back.
api.addPanel({
  id: 'reloaded',
  title: 'Reloaded',
  component: 'page',
  renderer: 'onlyWhenVisible',
  position: {direction: 'right'},
});
api.addPanel({
  id: 'help-too',
  title: 'Another tab',
  component: 'help',
  position: {referencePanel: 'reloaded'},
  inactive: true,
});
