import {useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewPanelRenderer,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

const STATIONS = Array.from({length: 30}, (_, index) => `Stop ${index + 1}`);
const TICKET = `
  <meta name="color-scheme" content="${prefersDark ? 'dark' : 'light'}">
  <body style="font: 14px system-ui">A page in a frame</body>`;

function Timetable({api}: IDockviewPanelProps) {
  const [presses, setPresses] = useState(0);
  const [loads, setLoads] = useState(0);
  return (
    <div className="panel">
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Presses: {presses}
      </button>
      {/* A list that scrolls has to take the keyboard's focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol tabIndex={0} aria-label={`Stops, ${api.renderer}`}>
        {STATIONS.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <iframe
        title={`Ticket, ${api.renderer}`}
        srcDoc={TICKET}
        onLoad={() => setLoads((n) => n + 1)}
      />
      <p>Loads of the frame: {loads}</p>
    </div>
  );
}

function Map() {
  return <div className="panel">This tab hides the timetable of its group.</div>;
}

const components = {timetable: Timetable, map: Map};

function addGroup(api: DockviewApi, renderer: DockviewPanelRenderer) {
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

function addPanels(api: DockviewApi) {
  addGroup(api, 'onlyWhenVisible');
  addGroup(api, 'always');
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();

  const start = (event: DockviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  const show = (ids: string[]) => ids.forEach((id) => api?.getPanel(id)?.api.setActive());

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" onClick={() => show(['map-onlyWhenVisible', 'map-always'])}>
          Hide both timetables
        </button>
        <button type="button" onClick={() => show(['onlyWhenVisible', 'always'])}>
          Show both
        </button>
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
