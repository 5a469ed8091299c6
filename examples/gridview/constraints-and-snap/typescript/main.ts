import {createGridview, GridviewPanel, Orientation} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Area extends GridviewPanel {
  getComponent() {
    const {heading, limits} = this.params as {heading: string; limits: string};
    this.element.innerHTML = `
      <section class="panel"><h2>${heading}</h2><p></p><p>${limits}</p></section>
    `;
    const size = this.element.querySelector('p')!;
    const subscription = this.api.onDidDimensionsChange(({width, height}) => {
      size.textContent = `${Math.round(width)} × ${Math.round(height)} px`;
    });
    return {update: () => undefined, dispose: () => subscription.dispose()};
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <button type="button" value="layers" aria-pressed="true">Layers</button>
    <button type="button" value="history" aria-pressed="true">History</button>
  </div>
  <div class="dock"></div>
`;
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createGridview(container, {
  className: prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light',
  orientation: Orientation.HORIZONTAL,
  createComponent: ({id, name}) => new Area(id, name),
});
api.layout(container.clientWidth, container.clientHeight);

api.addPanel({
  id: 'picture',
  component: 'area',
  params: {heading: 'Picture', limits: 'at least 140 × 120'},
  minimumWidth: 140,
  minimumHeight: 120,
});
api.addPanel({
  id: 'layers',
  component: 'area',
  params: {heading: 'Layers', limits: '120 to 240 wide, snaps'},
  position: {referencePanel: 'picture', direction: 'left'},
  size: 160,
  minimumWidth: 120,
  maximumWidth: 240,
  snap: true, // hides below half of the minimum
});
api.addPanel({
  id: 'history',
  component: 'area',
  params: {heading: 'History', limits: '80 to 160 high, snaps'},
  position: {referencePanel: 'picture', direction: 'below'},
  size: 120,
  minimumHeight: 80,
  maximumHeight: 160,
  snap: true,
});

// Each button shows and hides a panel, and follows when a sash does that.
app.querySelectorAll('button').forEach((button) => {
  const panel = api.getPanel(button.value)!;
  button.addEventListener('click', () => panel.api.setVisible(!panel.api.isVisible));
  panel.api.onDidVisibilityChange(({isVisible}) => {
    button.ariaPressed = String(isVisible);
  });
});
