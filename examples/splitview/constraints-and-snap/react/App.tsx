import {useEffect, useState} from 'react';
import {
  LayoutPriority,
  Orientation,
  SplitviewReact,
  type ISplitviewPanelProps,
  type SplitviewApi,
  type SplitviewReadyEvent,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const STEP = 40; // pixels
const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Part({api, params}: ISplitviewPanelProps<{heading: string}>) {
  const [width, setWidth] = useState(api.width);

  useEffect(() => {
    const subscription = api.onDidDimensionsChange((size) => setWidth(size.width));
    return () => subscription.dispose();
  }, [api]);

  return (
    <section className="panel">
      <h2>{params.heading}</h2>
      <p>{Math.round(width)} px</p>
    </section>
  );
}

const components = {part: Part};

function start({api}: SplitviewReadyEvent) {
  api.addPanel({
    id: 'editor',
    component: 'part',
    params: {heading: 'Editor'},
    minimumSize: 100,
    priority: LayoutPriority.High, // Takes what another panel gives, and gives what it takes.
  });
  api.addPanel({
    id: 'files',
    component: 'part',
    params: {heading: 'Files'},
    index: 0,
    size: 160,
    minimumSize: 120,
    maximumSize: 260,
    snap: true, // hides below half of the minimum
  });
  api.addPanel({id: 'outline', component: 'part', params: {heading: 'Outline'}, size: 110});
}

export function App() {
  const [api, setApi] = useState<SplitviewApi>();
  const files = api?.getPanel('files')?.api;

  // Sashes cannot be reached by keyboard; buttons can.
  const resize = (by: number) => files?.setSize({size: files.width + by});

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" onClick={() => files?.setVisible(!files.isVisible)}>
          Show or hide the files
        </button>
        <button type="button" onClick={() => resize(-STEP)}>
          Narrower
        </button>
        <button type="button" onClick={() => resize(STEP)}>
          Wider
        </button>
      </div>
      <div className="dock">
        <SplitviewReact
          className={prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light'}
          orientation={Orientation.HORIZONTAL}
          components={components}
          onReady={(event) => {
            start(event);
            setApi(event.api);
          }}
        />
      </div>
    </div>
  );
}
