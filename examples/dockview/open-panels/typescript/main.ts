import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {CITIES, showCity} from '../shared/cities';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class City implements IContentRenderer {
  readonly element = document.createElement('div');

  init({title}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = title;
  }
}

const app = document.getElementById('app')!;
app.className = 'row';
app.innerHTML = '<div class="cities"></div><div class="dock"></div>';

const api = createDockview(app.querySelector<HTMLElement>('.dock')!, {
  createComponent: () => new City(),
  theme: prefersDark ? themeDark : themeLight,
});

const buttons = CITIES.map((city) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', () => showCity(api, city));
  return button;
});
app.querySelector('.cities')!.append(...buttons);

function showState() {
  CITIES.forEach((city, at) => {
    const button = buttons[at]!;
    button.textContent = api.getPanel(city) ? city : `${city} (closed)`;
    button.setAttribute('aria-current', String(api.activePanel?.id === city));
  });
}

api.onDidAddPanel(showState);
api.onDidRemovePanel(showState);
api.onDidActivePanelChange(showState);

for (const city of CITIES) showCity(api, city);
