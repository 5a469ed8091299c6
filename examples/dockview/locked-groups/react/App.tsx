import {useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewGroupPanelLocked,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

const LOCKS: Record<string, DockviewGroupPanelLocked> = {
  'takes no drops': 'no-drop-target',
  'takes drops at its sides only': true,
  'is not locked': false,
};

function Text({params}: IDockviewPanelProps<{text: string}>) {
  return <div className="panel">{params.text}</div>;
}

const components = {text: Text};

function addPanels(api: DockviewApi) {
  const map = api.addPanel({
    id: 'map',
    component: 'text',
    title: 'Map',
    params: {
      text: 'The map stays where it is. Drag a tool onto it with a mouse: no place lights up.',
    },
  });
  // Both belong to the group, not to the panel.
  map.group.locked = 'no-drop-target';
  map.group.header.hidden = true;
  api.addPanel({
    id: 'layers',
    component: 'text',
    title: 'Layers',
    params: {text: 'Paths, water, contour lines.'},
    position: {direction: 'right'},
  });
  api.addPanel({
    id: 'search',
    component: 'text',
    title: 'Search',
    params: {text: 'A village, a summit, a hut.'},
    position: {referencePanel: 'layers', direction: 'below'},
  });
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();

  const start = (event: DockviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  const lock = (name: string) => {
    const group = api?.getPanel('map')?.group;
    if (group) group.locked = LOCKS[name] ?? false;
  };

  const showHeader = (isShown: boolean) => {
    const group = api?.getPanel('map')?.group;
    if (group) group.header.hidden = !isShown;
  };

  return (
    <div className="app">
      <div className="toolbar">
        <label>
          The map{' '}
          <select onChange={(event) => lock(event.target.value)}>
            {Object.keys(LOCKS).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" onChange={(event) => showHeader(event.target.checked)} /> has a
          header
        </label>
      </div>
      <div className="dock">
        <DockviewReact
          components={components}
          onReady={start}
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </div>
  );
}
