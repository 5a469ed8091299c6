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

/** Says where its group is, and keeps up when that changes. */
class Instrument implements IContentRenderer {
  readonly element = document.createElement('div');
  private subscription?: {dispose(): void};

  init({api, params}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    const text = this.element.appendChild(document.createElement('p'));
    const place = this.element.appendChild(document.createElement('p'));
    text.textContent = params.text;
    place.textContent = `Place: ${api.location.type}`;
    this.subscription = api.onDidLocationChange(({location}) => {
      place.textContent = `Place: ${location.type}`;
    });
  }

  dispose() {
    this.subscription?.dispose();
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <button type="button" data-action="float">Float the wind</button>
    <button type="button" data-action="back">Put all back</button>
    <span>With a mouse: Shift and drag a tab to float it.</span>
  </div>
  <div class="dock"></div>
`;
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  createComponent: () => new Instrument(),
  // The default lets all but 100 pixels of a group leave the dock.
  floatingGroupBounds: 'boundedWithinViewport',
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; the bounds of floating groups need it now.
api.layout(container.clientWidth, container.clientHeight);

api.addPanel({
  id: 'chart',
  component: 'instrument',
  title: 'Chart',
  params: {text: 'Course 240°, eleven miles to the harbor.'},
});
api.addPanel({
  id: 'wind',
  component: 'instrument',
  title: 'Wind',
  params: {text: 'South-west, 4 to 5.'},
  position: {direction: 'right'},
});
api.addPanel({
  id: 'depth',
  component: 'instrument',
  title: 'Depth',
  params: {text: '12.4 m'},
  // Floats from the beginning. x and y count from the dock's left upper corner.
  floating: {x: 40, y: 90, width: 200, height: 140},
});

app.querySelector('[data-action=float]')!.addEventListener('click', () => {
  const wind = api.getPanel('wind');
  if (wind?.api.location.type !== 'grid') return;
  // Takes a panel or a whole group. Instead of x and y, `position` counts from other corners.
  api.addFloatingGroup(wind, {position: {right: 24, bottom: 24}, width: 220, height: 140});
});

// Puts every floating group at the right edge of the grid.
app.querySelector('[data-action=back]')!.addEventListener('click', () => {
  for (const group of [...api.groups]) {
    if (group.api.location.type === 'floating') group.api.moveTo({position: 'right'});
  }
});
