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
import {addPanels, saveChanges} from '../shared/saveChanges';
import '../../../frame.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Note({api}: IDockviewPanelProps) {
  return <div className="panel">Switch to {api.title}, then move or close it.</div>;
}

const components = {note: Note};

export function App() {
  const [api, setApi] = useState<DockviewApi>();
  const [events, setEvents] = useState(0);
  const [saves, setSaves] = useState(0);

  const start = (event: DockviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  useEffect(() => {
    if (!api) return undefined;
    const subscription = api.onDidLayoutChange(() => setEvents((count) => count + 1));
    // Store the layout here: in the browser, or on your server.
    const stop = saveChanges(api, () => setSaves((count) => count + 1));
    return () => {
      stop();
      subscription.dispose();
    };
  }, [api]);

  return (
    <div className="app">
      <output className="toolbar">
        {`Events: ${events}`} <strong>{`Saves: ${saves}`}</strong>
      </output>
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
