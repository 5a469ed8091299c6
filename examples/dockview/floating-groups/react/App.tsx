import {useEffect, useState} from 'react';
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
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

/** Says where its group is, and keeps up when that changes. */
function Instrument({api, params}: IDockviewPanelProps<{text: string}>) {
  const [place, setPlace] = useState(api.location.type);
  useEffect(() => {
    const subscription = api.onDidLocationChange(({location}) => setPlace(location.type));
    return () => subscription.dispose();
  }, [api]);
  return (
    <div className="panel">
      <p>{params.text}</p>
      <p>Place: {place}</p>
    </div>
  );
}

const components = {instrument: Instrument};

function addPanels(api: DockviewApi) {
  api.addPanel({
    id: 'chart',
    component: 'instrument',
    title: 'Chart',
    params: {text: 'Course 240°, eleven miles to the harbor.'},
  });
  api.addPanel({
    id: 'wind',
    component: 'instrument',
    title: 'Wind',
    params: {text: 'South-west, 4 to 5.'},
    position: {direction: 'right'},
  });
  api.addPanel({
    id: 'depth',
    component: 'instrument',
    title: 'Depth',
    params: {text: '12.4 m'},
    // Floats from the beginning. x and y count from the dock's left upper corner.
    floating: {x: 40, y: 90, width: 200, height: 140},
  });
}

function float(api: DockviewApi) {
  const wind = api.getPanel('wind');
  if (wind?.api.location.type !== 'grid') return;
  // Takes a panel or a whole group. Instead of x and y, `position` counts from other corners.
  api.addFloatingGroup(wind, {position: {right: 24, bottom: 24}, width: 220, height: 140});
}

/** Puts every floating group at the right edge of the grid. */
function putBack(api: DockviewApi) {
  for (const group of [...api.groups]) {
    if (group.api.location.type === 'floating') group.api.moveTo({position: 'right'});
  }
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();

  const start = (event: DockviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" onClick={() => api && float(api)}>
          Float the wind
        </button>
        <button type="button" onClick={() => api && putBack(api)}>
          Put all back
        </button>
        <span>With a mouse: Shift and drag a tab to float it.</span>
      </div>
      <div className="dock">
        <DockviewReact
          components={components}
          // The default lets all but 100 pixels of a group leave the dock.
          floatingGroupBounds="boundedWithinViewport"
          onReady={start}
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </div>
  );
}
