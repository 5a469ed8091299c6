import {
  createDockview,
  type DockviewTheme,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';
import '../shared/theme.css';

class Page implements IContentRenderer {
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
    <label>
      Gap <input type="range" min="0" max="24" value="10"> <output>10 px</output>
    </label>
    <label><input type="checkbox" checked> One overlay for the dock</label>
  </div>
  <div class="dock"></div>
`;
const gap = app.querySelector<HTMLInputElement>('[type=range]')!;
const glides = app.querySelector<HTMLInputElement>('[type=checkbox]')!;
const output = app.querySelector('output')!;

function createTheme(): DockviewTheme {
  return {
    name: 'harbor',
    // A popout window receives the first class that begins with `dockview-theme-`.
    className: 'dockview-theme-harbor',
    gap: gap.valueAsNumber,
    // 'absolute': one overlay for the whole dock. 'relative': one in each group.
    dndOverlayMounting: glides.checked ? 'absolute' : 'relative',
    // 'group': the overlay covers the tabs as well.
    dndPanelOverlay: glides.checked ? 'group' : 'content',
  };
}

const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  createComponent: () => new Page(),
  theme: createTheme(),
});
// A dock learns its size one frame later; panels share it fairly when it is known now.
api.layout(container.clientWidth, container.clientHeight);

function applyTheme() {
  output.textContent = `${gap.value} px`;
  // The dock takes a new theme whenever the object is another one.
  api.updateOptions({theme: createTheme()});
}

gap.addEventListener('input', applyTheme);
glides.addEventListener('change', applyTheme);

const page = (text: string) => ({component: 'page', params: {text}});
api.addPanel({
  id: 'Berths',
  ...page('12 of 30 berths are free. Drag a tab with a mouse to see the overlay.'),
});
api.addPanel({id: 'Arrivals', ...page('14:20 Curlew, from the islands.'), inactive: true});
api.addPanel({
  id: 'Weather',
  ...page('South-west 4, good visibility.'),
  position: {direction: 'right'},
});
api.addPanel({
  id: 'Tides',
  ...page('High water 16:45, 3.2 m.'),
  position: {referencePanel: 'Weather', direction: 'below'},
});
