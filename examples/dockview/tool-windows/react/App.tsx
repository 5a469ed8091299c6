import {useRef, useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import {rememberPlaces} from '../shared/places';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

const tools: Record<string, string> = {
  Search: 'Three places mention the tide.',
  Outline: 'Arrival, The storm, Morning after',
  Spelling: 'No mistakes found.',
};

function Tool({api}: IDockviewPanelProps) {
  return <div className="panel">{tools[api.id]}</div>;
}

function Editor() {
  return <textarea aria-label="Text" defaultValue="The tide turned at six." />;
}

const components = {tool: Tool, editor: Editor};

function addPanels(api: DockviewApi) {
  const tool = (id: string) => ({id, component: 'tool'});
  api.addPanel({id: 'editor', title: 'Chapter 1', component: 'editor'});
  api.addPanel({...tool('Search'), position: {direction: 'left'}, initialWidth: 130});
  api.addPanel({...tool('Outline'), position: {referencePanel: 'Search'}, inactive: true});
  api.addPanel({
    ...tool('Spelling'),
    position: {referencePanel: 'editor', direction: 'below'},
    initialHeight: 110,
  });
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();
  const [open, setOpen] = useState<string[]>([]);
  const container = useRef<HTMLDivElement>(null);
  const places = useRef<ReturnType<typeof rememberPlaces>>(null);

  // What listens to the dock goes with the dock, so there is nothing to clean up.
  const start = ({api: dock}: DockviewReadyEvent) => {
    places.current = rememberPlaces(dock, container.current!);
    dock.onDidLayoutChange(() => setOpen(dock.panels.map(({id}) => id)));
    addPanels(dock);
    setApi(dock);
  };

  const toggle = (id: string) => {
    const panel = api?.getPanel(id);
    if (panel) panel.api.close();
    else api?.addPanel({id, component: 'tool', ...places.current?.find(id)});
  };

  return (
    <div className="app">
      <div className="toolbar" role="group" aria-label="Tools">
        {Object.keys(tools).map((id) => (
          <button
            type="button"
            key={id}
            aria-pressed={open.includes(id)}
            onClick={() => toggle(id)}
          >
            {id}
          </button>
        ))}
      </div>
      <div className="dock" ref={container}>
        <DockviewReact
          components={components}
          onReady={start}
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </div>
  );
}
