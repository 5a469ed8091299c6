import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Note({params}: IDockviewPanelProps<{text: string}>) {
  return <p style={{margin: 0, padding: 16}}>{params.text}</p>;
}

// The name on the left is what `addPanel` and saved layouts refer to.
const components = {note: Note};

function addPanels({api}: DockviewReadyEvent) {
  api.addPanel({
    id: 'welcome',
    component: 'note',
    title: 'Welcome',
    params: {
      text: 'Move the line between the groups. With a mouse, drag a tab to the middle or to an edge of any group.',
    },
  });
  api.addPanel({
    id: 'outline',
    component: 'note',
    title: 'Outline',
    params: {text: 'This panel opened to the right of the first one.'},
    position: {referencePanel: 'welcome', direction: 'right'},
  });
  api.addPanel({
    id: 'console',
    component: 'note',
    title: 'Console',
    params: {text: 'This one shares the group of the outline.'},
    position: {referencePanel: 'outline', direction: 'within'},
    inactive: true,
  });
}

export function App() {
  return (
    // A dock fills its container, so the container needs a height.
    <div style={{height: '100vh'}}>
      <DockviewReact
        components={components}
        onReady={addPanels}
        theme={prefersDark ? themeDark : themeLight}
      />
    </div>
  );
}
