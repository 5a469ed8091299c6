import {
  createDockview,
  themeAbyss,
  themeAbyssSpaced,
  themeDark,
  themeDracula,
  themeLight,
  themeLightSpaced,
  themeReplit,
  themeVisualStudio,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

const themes = {
  Dark: themeDark,
  Light: themeLight,
  'Visual Studio': themeVisualStudio,
  Abyss: themeAbyss,
  Dracula: themeDracula,
  Replit: themeReplit,
  'Abyss Spaced': themeAbyssSpaced,
  'Light Spaced': themeLightSpaced,
};

type ThemeName = keyof typeof themes;

const contents: Record<string, string> = {
  forecast: '<p>Wind south-west 4, later 5. Showers in the evening.</p>',
  tides: `<table>
    <tr><td>04:12</td><td>high, 3.1 m</td></tr>
    <tr><td>10:31</td><td>low, 0.4 m</td></tr>
  </table>`,
  log: '06:00 left the harbor',
};

class Page implements IContentRenderer {
  readonly element = document.createElement('div');

  constructor(name: string) {
    this.element.className = 'panel';
    this.element.innerHTML = contents[name] ?? '';
  }

  init() {
    // What the panel shows does not depend on its params.
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <label class="toolbar">
    Theme
    <select>${Object.keys(themes)
      .map((name) => `<option>${name}</option>`)
      .join('')}</select>
  </label>
  <div class="dock"></div>
`;
const select = app.querySelector('select')!;
select.value = prefersDark ? 'Abyss Spaced' : 'Light Spaced';

const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  createComponent: ({name}) => new Page(name),
  theme: themes[select.value as ThemeName],
});
// A dock learns its size one frame later; panels share it fairly when it is known now.
api.layout(container.clientWidth, container.clientHeight);

// Another theme changes the look only: the panels and their state stay.
select.addEventListener('change', () => {
  api.updateOptions({theme: themes[select.value as ThemeName]});
});

api.addPanel({id: 'forecast', title: 'Forecast', component: 'forecast'});
api.addPanel({id: 'log', title: 'Log', component: 'log', inactive: true});
api.addPanel({id: 'tides', title: 'Tides', component: 'tides', position: {direction: 'right'}});
api.addPanel({
  id: 'radio',
  title: 'Radio',
  component: 'log',
  position: {referencePanel: 'tides', direction: 'below'},
});
