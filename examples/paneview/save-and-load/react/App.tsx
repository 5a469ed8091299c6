import {useEffect, useState} from 'react';
import {
  PaneviewReact,
  type IPaneviewPanelProps,
  type PaneviewApi,
  type PaneviewReadyEvent,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import {readLayout, writeLayout} from '../shared/storage';
import '../../../frame.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Filter({params}: IPaneviewPanelProps<{text: string}>) {
  return <div className="panel">{params.text}</div>;
}

const components = {filter: Filter};

function addDefaultPanes(api: PaneviewApi) {
  const filter = (text: string) => ({component: 'filter', params: {text}});
  api.addPanel({id: 'price', title: 'Price', ...filter('From 20 to 80 €'), isExpanded: true});
  api.addPanel({id: 'size', title: 'Size', ...filter('38, 39, 40'), isExpanded: true});
  api.addPanel({id: 'color', title: 'Color', ...filter('Sea green, slate, sand')});
}

export function App() {
  const [api, setApi] = useState<PaneviewApi>();
  const [status, setStatus] = useState('');

  useEffect(() => {
    const subscription = api?.onDidLayoutChange(() => writeLayout(api.toJSON()));
    return () => subscription?.dispose();
  }, [api]);

  const start = (event: PaneviewReadyEvent) => {
    const saved = readLayout(Object.keys(components));
    if (saved) event.api.fromJSON(saved);
    else addDefaultPanes(event.api);
    setStatus(saved ? 'Your filters are back.' : 'The default filters.');
    setApi(event.api);
  };

  const reset = () => {
    if (!api) return;
    // One by one: after `clear` a paneview cannot be used anymore.
    for (const pane of [...api.panels]) api.removePanel(pane);
    addDefaultPanes(api);
  };

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" onClick={reset}>
          Default filters
        </button>
        <span role="status">{status}</span>
      </div>
      <div className="dock">
        <PaneviewReact
          className={prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light'}
          components={components}
          onReady={start}
        />
      </div>
    </div>
  );
}
