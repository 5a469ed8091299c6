import {useEffect, useState} from 'react';
import {
  GridviewReact,
  Orientation,
  type GridviewApi,
  type GridviewReadyEvent,
  type IGridviewPanelProps,
  type SerializedGridviewComponent,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import {readLayout, writeLayout} from '../shared/storage';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Area({params}: IGridviewPanelProps<{heading: string; text: string}>) {
  return (
    <section className="panel">
      <h2>{params.heading}</h2>
      <p>{params.text}</p>
    </section>
  );
}

const components = {area: Area};

function addDefaultPanels(api: GridviewApi) {
  const area = (heading: string, text: string) => ({component: 'area', params: {heading, text}});
  api.addPanel({id: 'map', ...area('Map', 'Drag the sashes, hide the legend, then reload.')});
  api.addPanel({
    id: 'legend',
    ...area('Legend', 'Harbor, lighthouse, path.'),
    position: {referencePanel: 'map', direction: 'right'},
    size: 160,
  });
  api.addPanel({
    id: 'profile',
    ...area('Height profile', '12 m up, 12 m down.'),
    position: {referencePanel: 'map', direction: 'below'},
    size: 110,
  });
}

/** Builds the saved layout, or the default one. Returns what the user should know. */
function loadLayout(api: GridviewApi): string {
  try {
    const saved = readLayout();
    if (saved !== undefined) {
      api.fromJSON(saved as SerializedGridviewComponent);
      return 'Your layout is back.';
    }
  } catch (error) {
    // After an error the gridview is empty and can be used.
    console.info('The saved layout could not be read.', error);
  }
  addDefaultPanels(api);
  return 'The default layout.';
}

export function App() {
  const [api, setApi] = useState<GridviewApi>();
  const [status, setStatus] = useState('');

  useEffect(() => {
    const subscription = api?.onDidLayoutChange(() => writeLayout(api.toJSON()));
    return () => subscription?.dispose();
  }, [api]);

  const start = (event: GridviewReadyEvent) => {
    setStatus(loadLayout(event.api));
    setApi(event.api);
  };

  const toggleLegend = () => {
    const legend = api?.getPanel('legend');
    if (!api || !legend) return;
    legend.api.setVisible(!legend.api.isVisible);
    writeLayout(api.toJSON()); // `setVisible` is no event of the layout.
  };

  const reset = () => {
    if (!api) return;
    api.clear();
    addDefaultPanels(api);
  };

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" onClick={toggleLegend}>
          Show or hide the legend
        </button>
        <button type="button" onClick={reset}>
          Default layout
        </button>
        <span role="status">{status}</span>
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
