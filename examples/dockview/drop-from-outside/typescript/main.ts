import {ITEM_TYPE, acceptFromOutside, addText} from '../shared/outside';
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

const PLANTS = ['Fern', 'Ivy', 'Cactus'];

class Text implements IContentRenderer {
  readonly element = document.createElement('pre');

  init({params}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = params.text;
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar"><ul class="shop" aria-label="Plants"></ul></div>
  <div class="dock"></div>
`;

const api = createDockview(app.querySelector<HTMLElement>('.dock')!, {
  createComponent: () => new Text(),
  theme: prefersDark ? themeDark : themeLight,
});

addText(api, 'Windowsill', 'Drop a plant here, or a text file from your computer.');
acceptFromOutside(api);

for (const plant of PLANTS) {
  const item = document.createElement('li');
  item.draggable = true;
  // Over the dock, the type says what is dragged; the data is readable at the drop.
  item.addEventListener('dragstart', (event) => event.dataTransfer?.setData(ITEM_TYPE, plant));
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '+';
  button.ariaLabel = `Add ${plant}`;
  button.addEventListener('click', () => addText(api, plant, `${plant}: water once a week.`));
  item.append(`${plant} `, button);
  app.querySelector('.shop')!.append(item);
}
