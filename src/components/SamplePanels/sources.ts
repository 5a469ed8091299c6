/** The files of the sample program, by name. */
export const FILES: Readonly<Record<string, string>> = {
  'main.ts': `import {createDockview} from 'dockview-core';
import {panels} from './panels';

// One call makes the dock, and one each panel.
const dock = createDockview(document.body, {
  createComponent: ({name}) => panels[name](),
});

const traffic = dock.addPanel({
  id: 'traffic',
  component: 'chart',
  position: {direction: 'right'},
  initialWidth: 280,
});

dock.addFloatingGroup(traffic);
dock.onDidLayoutChange(() => {
  localStorage.layout = JSON.stringify(dock);
});
`,
  'panels.ts': `import {Chart} from './chart';

export const panels = {
  chart: () => new Chart('Requests', 60),
};
`,
  'theme.css': `.dockview-theme-own {
  --dv-background-color: #14181d;
  --dv-border-radius: 10px;
  /* Each part has a variable. */
}
`,
};
