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

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

const LIMITS = {minimumWidth: 120, maximumWidth: 300};
const NO_LIMITS = {minimumWidth: 0, maximumWidth: Number.MAX_SAFE_INTEGER};

/** Shows its own size while it changes. The height includes the header. */
function Size({api}: IDockviewPanelProps) {
  const [size, setSize] = useState({width: api.width, height: api.height});
  useEffect(() => {
    const subscription = api.onDidDimensionsChange(setSize);
    return () => subscription.dispose();
  }, [api]);
  return (
    <div className="panel">
      {Math.round(size.width)} × {Math.round(size.height)} pixels
    </div>
  );
}

const components = {size: Size};

function addPanels(api: DockviewApi) {
  api.addPanel({id: 'photo', component: 'size', title: 'Photo'});
  const layers = api.addPanel({
    id: 'layers',
    component: 'size',
    title: 'Layers',
    position: {direction: 'left'},
    initialWidth: 200,
  });
  // Limits of a group can change later. They are not part of a saved layout.
  layers.group.api.setConstraints(LIMITS);
  api.addPanel({
    id: 'history',
    component: 'size',
    title: 'History',
    position: {referencePanel: 'photo', direction: 'below'},
    initialHeight: 120,
    minimumHeight: 80, // limits of a panel stay, are saved, and win over those of its group
  });
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();
  const [isLimited, setIsLimited] = useState(true);

  const start = (event: DockviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  // A panel is as wide as its group. What is asked beyond a limit ends at the limit.
  const resize = (width: number) => api?.getPanel('layers')?.api.setSize({width});

  const limit = (limited: boolean) => {
    setIsLimited(limited);
    api?.getPanel('layers')?.group.api.setConstraints(limited ? LIMITS : NO_LIMITS);
    // Limits count from the next layout on; this one is forced.
    api?.layout(api.width, api.height, true);
  };

  return (
    <div className="app">
      <div className="toolbar">
        {[160, 240, 400].map((width) => (
          <button key={width} type="button" onClick={() => resize(width)}>
            Layers {width} px
          </button>
        ))}
        <label>
          <input
            type="checkbox"
            checked={isLimited}
            onChange={(event) => limit(event.target.checked)}
          />{' '}
          120 to 300 px
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
