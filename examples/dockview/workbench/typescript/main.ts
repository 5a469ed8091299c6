import {createDockview, themeDark, themeLight} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {Editor, EditorTab} from './editor';
import {resetLayout, startLayout} from '../shared/layout';
import {Explorer, Properties, Terminal, ToolTab} from './tools';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

// Saved layouts name these, so a name stays for good once it has been released.
const components = {
  editor: Editor,
  explorer: Explorer,
  properties: Properties,
  terminal: Terminal,
};

const app = document.getElementById('app')!;
app.className = 'workbench';
app.innerHTML = `
  <header class="menu">Tide clock <button type="button">Default layout</button></header>
  <div class="dock"></div>
`;
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  createComponent: ({name}) => {
    const Component = components[name as keyof typeof components];
    if (!Component) throw new Error(`There is no component named "${name}".`);
    return new Component();
  },
  createTabComponent: ({name}) => (name === 'editor' ? new EditorTab() : new ToolTab()),
  // Texts, scroll positions and the terminal's output stay while a tab is hidden.
  defaultRenderer: 'always',
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; initial sizes need it now.
api.layout(container.clientWidth, container.clientHeight);

startLayout(api);
app.querySelector('button')!.addEventListener('click', () => resetLayout(api));
