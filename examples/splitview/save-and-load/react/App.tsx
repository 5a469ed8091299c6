import {useEffect, useState} from 'react';
import {
  Orientation,
  SplitviewReact,
  type ISplitviewPanelProps,
  type SplitviewApi,
  type SplitviewReadyEvent,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import {restoreLayout, saveLayout} from '../shared/storage';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Part({params}: ISplitviewPanelProps<{heading: string; text: string}>) {
  return (
    <section className="panel">
      <h2>{params.heading}</h2>
      <p>{params.text}</p>
    </section>
  );
}

const components = {part: Part};

function addDefaultPanels(api: SplitviewApi) {
  const part = (heading: string, text: string) => ({component: 'part', params: {heading, text}});
  api.addPanel({id: 'text', ...part('Letter', 'Drag the sash, hide the hints, then reload.')});
  api.addPanel({id: 'hints', ...part('Hints', 'Two sentences are long.'), size: 160});
}

export function App() {
  const [api, setApi] = useState<SplitviewApi>();
  const [status, setStatus] = useState('');

  useEffect(() => {
    // Fires when a sash is let go, and only then. What your code changes, it saves by itself.
    const subscription = api?.onDidLayoutChange(() => saveLayout(api));
    return () => subscription?.dispose();
  }, [api]);

  const start = (event: SplitviewReadyEvent) => {
    const restored = restoreLayout(event.api);
    if (!restored) addDefaultPanels(event.api);
    setStatus(restored ? 'Your layout is back.' : 'The default layout.');
    setApi(event.api);
  };

  const toggleHints = () => {
    const hints = api?.getPanel('hints');
    if (!api || !hints) return;
    hints.api.setVisible(!hints.api.isVisible);
    saveLayout(api);
  };

  const reset = () => {
    if (!api) return;
    api.clear();
    addDefaultPanels(api);
    saveLayout(api);
  };

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" onClick={toggleHints}>
          Show or hide the hints
        </button>
        <button type="button" onClick={reset}>
          Default layout
        </button>
        <span role="status">{status}</span>
      </div>
      <div className="dock">
        <SplitviewReact
          className={prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light'}
          orientation={Orientation.HORIZONTAL}
          components={components}
          onReady={start}
        />
      </div>
    </div>
  );
}
