import {reportDragEvents} from '../shared/dragEvents';
import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Shelf implements IContentRenderer {
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
    <span class="slip" draggable="true">A slip of paper</span>
    <button type="button">Empty the log</button>
  </div>
  <div class="dock"></div>
  <div class="log" role="log" aria-label="Events" tabindex="0"><ol></ol></div>
`;
const slip = app.querySelector<HTMLElement>('.slip')!;
const log = app.querySelector('.log')!;
const list = log.querySelector('ol')!;

const api = createDockview(app.querySelector<HTMLElement>('.dock')!, {
  createComponent: () => new Shelf(),
  theme: prefersDark ? themeDark : themeLight,
});

function addShelf(id: string, title: string, text: string, within?: string) {
  api.addPanel({
    id,
    title,
    component: 'shelf',
    params: {text},
    position: within ? {referencePanel: within} : {direction: 'right'},
  });
}

addShelf('tea', 'Tea', 'Assam, Darjeeling, mint.');
addShelf('spices', 'Spices', 'Cumin, cardamom, clove.', 'tea');
addShelf('flour', 'Flour', 'Rye, spelt, wheat.');

reportDragEvents(api, (line) => {
  list.appendChild(document.createElement('li')).textContent = line;
  log.scrollTo(0, log.scrollHeight);
});

slip.addEventListener('dragstart', (event) => event.dataTransfer?.setData('text/plain', 'slip'));
app.querySelector('button')!.addEventListener('click', () => list.replaceChildren());
