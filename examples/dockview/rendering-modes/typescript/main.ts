import {
  createDockview,
  themeDark,
  themeLight,
  type DockviewPanelRenderer,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

const STATIONS = Array.from({length: 30}, (_, index) => `<li>Stop ${index + 1}</li>`).join('');
const TICKET = `
  <meta name="color-scheme" content="${prefersDark ? 'dark' : 'light'}">
  <body style="font: 14px system-ui">A page in a frame</body>`;

class Timetable implements IContentRenderer {
  readonly element = document.createElement('div');

  init({api}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.innerHTML = `
      <button type="button">Presses: 0</button>
      <ol tabindex="0" aria-label="Stops, ${api.renderer}">${STATIONS}</ol>
      <iframe title="Ticket, ${api.renderer}"></iframe>
      <p></p>
    `;
    const button = this.element.querySelector('button')!;
    let presses = 0;
    button.addEventListener('click', () => {
      presses += 1;
      button.textContent = `Presses: ${presses}`;
    });
    const frame = this.element.querySelector('iframe')!;
    // A frame that is taken out of the document loads anew when it is put back.
    let loads = 0;
    frame.addEventListener('load', () => {
      loads += 1;
      this.element.querySelector('p')!.textContent = `Loads of the frame: ${loads}`;
    });
    frame.srcdoc = TICKET;
  }
}

class Map implements IContentRenderer {
  readonly element = document.createElement('div');

  init() {
    this.element.className = 'panel';
    this.element.textContent = 'This tab hides the timetable of its group.';
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <button type="button">Hide both timetables</button>
    <button type="button">Show both</button>
  </div>
  <div class="dock"></div>
`;
const buttons = app.querySelectorAll('button');

const api = createDockview(app.querySelector<HTMLElement>('.dock')!, {
  createComponent: ({name}) => (name === 'map' ? new Map() : new Timetable()),
  theme: prefersDark ? themeDark : themeLight,
});

function addGroup(renderer: DockviewPanelRenderer) {
  const timetable = api.addPanel({
    id: renderer,
    component: 'timetable',
    title: renderer,
    renderer, // without it the dock's `defaultRenderer`, which is onlyWhenVisible
    position: {direction: 'right'},
  });
  api.addPanel({
    id: `map-${renderer}`,
    component: 'map',
    title: 'Map',
    position: {referencePanel: timetable},
    inactive: true,
  });
}

addGroup('onlyWhenVisible');
addGroup('always');

function show(ids: string[]) {
  for (const id of ids) api.getPanel(id)?.api.setActive();
}

buttons[0]!.addEventListener('click', () => show(['map-onlyWhenVisible', 'map-always']));
buttons[1]!.addEventListener('click', () => show(['onlyWhenVisible', 'always']));
