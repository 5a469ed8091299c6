import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {runShortcut, shortcuts} from '../shared/shortcuts';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Page implements IContentRenderer {
  readonly element = document.createElement('div');

  init({params}: GroupPanelPartInitParameters) {
    const content = document.createElement('div');
    content.className = 'panel';
    content.tabIndex = -1;
    content.dataset.focus = '';
    content.textContent = params.text;
    this.element.style.height = '100%';
    this.element.append(content);
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
const list = shortcuts.map(({keys, does}) => `<li><kbd>${keys}</kbd> ${does}</li>`).join('');
app.innerHTML = `<ul class="keys" aria-label="Shortcuts">${list}</ul><div class="dock"></div>`;
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  createComponent: () => new Page(),
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; panels share it fairly when it is known now.
api.layout(container.clientWidth, container.clientHeight);

const page = (text: string) => ({component: 'page', params: {text}});
api.addPanel({id: 'Draft', ...page('The tide turned at six, and with it the wind.')});
api.addPanel({id: 'Notes', ...page('Ask the harbor office for the old logbooks.')});
api.addPanel({
  id: 'Sources',
  ...page('Tide tables of 1911. Letters of the keeper, box 4.'),
  position: {direction: 'right'},
});
api.addPanel({id: 'Glossary', ...page('Neap: the weakest tide of the month.')});

// On the window, since a closed panel may have taken the focus with it.
window.addEventListener('keydown', (event) => runShortcut(event, api));
