import {useEffect, useRef, useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import {addPanels, keepWidths} from '../shared/keepWidths';
import '../../../frame.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Note({api}: IDockviewPanelProps) {
  const [width, setWidth] = useState(api.width);
  useEffect(() => {
    const subscription = api.onDidDimensionsChange((size) => setWidth(size.width));
    return () => subscription.dispose();
  }, [api]);
  return <div className="panel">{Math.round(width)} pixels</div>;
}

const components = {note: Note};

export function App() {
  const [api, setApi] = useState<DockviewApi>();
  const [share, setShare] = useState(100);
  const container = useRef<HTMLDivElement>(null);

  const start = (event: DockviewReadyEvent) => {
    const {clientWidth, clientHeight} = container.current!;
    event.api.layout(clientWidth, clientHeight);
    addPanels(event.api);
    setApi(event.api);
  };

  useEffect(() => api && keepWidths(api, container.current!, ['files', 'outline']), [api]);

  return (
    <div className="app">
      <div className="toolbar">
        <label htmlFor="share">Width of the dock</label>
        <input
          id="share"
          type="range"
          min={60}
          max={100}
          value={share}
          onChange={({target}) => setShare(Number(target.value))}
        />
      </div>
      <div ref={container} className="dock" style={{width: `${share}%`}}>
        <DockviewReact
          components={components}
          disableAutoResizing
          onReady={start}
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </div>
  );
}
