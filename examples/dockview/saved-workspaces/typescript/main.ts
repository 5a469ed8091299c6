import {createDockview, themeDark, themeLight, type IContentRenderer} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {readWorkspaces, writeWorkspaces} from '../shared/workspaces';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

// Version 1 had `graph` in place of `chart`.
const contents: Record<string, string> = {
  chart: `<div class="bars" role="img" aria-label="Visits per day: 40, 65, 50, 90, 75">
    ${[40, 65, 50, 90, 75].map((height) => `<span style="height: ${height}%"></span>`).join('')}
  </div>`,
  notes:
    'Move the line between the groups or, with a mouse, a tab. Then save the layout under a new name.',
};

class Page implements IContentRenderer {
  readonly element = document.createElement('div');

  constructor(name: string) {
    const content = contents[name];
    if (content === undefined) throw new Error(`There is no component named "${name}".`);
    this.element.className = 'panel';
    this.element.innerHTML = content;
  }

  init() {
    // What the panel shows does not depend on its params.
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <form class="toolbar">
    <select aria-label="Workspace"></select>
    <input name="name" aria-label="New name" placeholder="New name">
    <button type="submit">Save</button>
    <span role="status"></span>
  </form>
  <div class="dock"></div>
`;
const form = app.querySelector('form')!;
const select = app.querySelector('select')!;
const status = app.querySelector('[role=status]')!;
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  createComponent: ({name}) => new Page(name),
  theme: prefersDark ? themeDark : themeLight,
});
api.layout(container.clientWidth, container.clientHeight);

const {workspaces, note} = readWorkspaces();

function open(name: string, message: string) {
  try {
    // A copy: the dock keeps the params it is given, and a component could change them.
    api.fromJSON(structuredClone(workspaces[name]!));
    status.textContent = message;
  } catch (error) {
    console.info('The workspace could not be opened.', error);
    api.clear();
    Reflect.deleteProperty(workspaces, name);
    writeWorkspaces(workspaces);
    status.textContent = `“${name}” was broken and is gone.`;
  }
  showNames(name);
}

function showNames(current: string) {
  select.replaceChildren(...Object.keys(workspaces).map((name) => new Option(name)));
  select.value = current;
}

const first = Object.keys(workspaces)[0]!;
open(first, note);

select.addEventListener('change', () => open(select.value, `Opened “${select.value}”.`));

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const name = String(new FormData(form).get('name')).trim();
  if (name === '') return;
  workspaces[name] = structuredClone(api.toJSON());
  writeWorkspaces(workspaces);
  showNames(name);
  status.textContent = `Saved “${name}”.`;
});
