import {useEffect, useState} from 'react';
import {
  GridviewReact,
  Orientation,
  type GridviewApi,
  type GridviewReadyEvent,
  type IGridviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Area({api, params}: IGridviewPanelProps<{heading: string; limits: string}>) {
  const [size, setSize] = useState({width: api.width, height: api.height});

  useEffect(() => {
    const subscription = api.onDidDimensionsChange(setSize);
    return () => subscription.dispose();
  }, [api]);

  return (
    <section className="panel">
      <h2>{params.heading}</h2>
      <p>
        {Math.round(size.width)} × {Math.round(size.height)} px
      </p>
      <p>{params.limits}</p>
    </section>
  );
}

const components = {area: Area};

function addPanels(api: GridviewApi) {
  api.addPanel({
    id: 'picture',
    component: 'area',
    params: {heading: 'Picture', limits: 'at least 140 × 120'},
    minimumWidth: 140,
    minimumHeight: 120,
  });
  api.addPanel({
    id: 'layers',
    component: 'area',
    params: {heading: 'Layers', limits: '120 to 240 wide, snaps'},
    position: {referencePanel: 'picture', direction: 'left'},
    size: 160,
    minimumWidth: 120,
    maximumWidth: 240,
    snap: true, // hides below half of the minimum
  });
  api.addPanel({
    id: 'history',
    component: 'area',
    params: {heading: 'History', limits: '80 to 160 high, snaps'},
    position: {referencePanel: 'picture', direction: 'below'},
    size: 120,
    minimumHeight: 80,
    maximumHeight: 160,
    snap: true,
  });
}

/** Shows and hides a panel, and follows when a sash does that. */
function Toggle({api, id, label}: {api?: GridviewApi; id: string; label: string}) {
  const [visible, setVisible] = useState(true);

  useEffect(() => {
    const subscription = api
      ?.getPanel(id)
      ?.api.onDidVisibilityChange(({isVisible}) => setVisible(isVisible));
    return () => subscription?.dispose();
  }, [api, id]);

  return (
    <button
      type="button"
      aria-pressed={visible}
      onClick={() => api?.getPanel(id)?.api.setVisible(!visible)}
    >
      {label}
    </button>
  );
}

export function App() {
  const [api, setApi] = useState<GridviewApi>();

  const start = (event: GridviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  return (
    <div className="app">
      <div className="toolbar">
        <Toggle api={api} id="layers" label="Layers" />
        <Toggle api={api} id="history" label="History" />
      </div>
      <div className="dock">
        <GridviewReact
          className={prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light'}
          orientation={Orientation.HORIZONTAL}
          components={components}
          onReady={start}
        />
      </div>
    </div>
  );
}
