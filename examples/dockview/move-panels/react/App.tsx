import {useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Card({params}: IDockviewPanelProps<{text: string}>) {
  return <div className="panel">{params.text}</div>;
}

const components = {card: Card};

function addPanels(api: DockviewApi) {
  const card = (id: string, title: string, text: string, within?: string) =>
    api.addPanel({
      id,
      title,
      component: 'card',
      params: {text},
      position: within ? {referencePanel: within} : {direction: 'right'},
    });
  card('roof', 'Roof', 'Two tiles came down in the storm.');
  card('fence', 'Fence', 'The gate does not close.', 'roof');
  card('paint', 'Paint', 'Windows first, then the door.', 'roof');
  card('garden', 'Garden', 'The hedge is cut, the beds are not.');
}

// Each action finds its panels anew: people close and move them too.
const ACTIONS: Record<string, (api: DockviewApi) => void> = {
  'Paint to the garden group': (api) => {
    const target = api.getPanel('garden')?.group;
    if (target) api.getPanel('paint')?.api.moveTo({group: target});
  },
  'Paint before the roof': (api) => {
    const group = api.getPanel('roof')?.group;
    // The place among the tabs counts from 0; within one group a panel moves like this too.
    if (group) api.getPanel('paint')?.api.moveTo({group, index: 0});
  },
  'Paint below the garden': (api) => {
    const target = api.getPanel('garden')?.group;
    if (target) api.getPanel('paint')?.api.moveTo({group: target, position: 'bottom'});
  },
  'Garden group to the left edge': (api) => {
    // Without a group the position means the edge of the dock.
    api.getPanel('garden')?.group.api.moveTo({position: 'left'});
  },
};

export function App() {
  const [api, setApi] = useState<DockviewApi>();

  const start = (event: DockviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  const reset = () => {
    api?.clear();
    if (api) addPanels(api);
  };

  return (
    <div className="app">
      <div className="toolbar">
        {Object.entries(ACTIONS).map(([name, move]) => (
          <button key={name} type="button" onClick={() => api && move(api)}>
            {name}
          </button>
        ))}
        <button type="button" onClick={reset}>
          Start again
        </button>
      </div>
      <div className="dock">
        <DockviewReact
          components={components}
          onReady={start}
          disableFloatingGroups // moving beside a floating group throws
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </div>
  );
}
