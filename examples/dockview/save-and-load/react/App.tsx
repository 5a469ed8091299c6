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

const STORAGE_KEY = 'dockview-example-save-and-load';
const SAVE_DELAY = 300; // milliseconds
const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Note({api}: IDockviewPanelProps) {
  return <div className="panel">Move {api.title}, then reload the page.</div>;
}

const components = {note: Note};

/** Storage may be closed, as in a sandboxed frame; touching it throws there. */
function readStorage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Keeps the layout; `null` forgets it. Returns what the user should know. */
function writeStorage(layout: string | null): string {
  try {
    if (layout === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, layout);
    return 'Saved.';
  } catch {
    return 'This browser does not let the page save anything.';
  }
}

function addDefaultPanels(api: DockviewApi) {
  api.addPanel({id: 'editor', component: 'note', title: 'Editor'});
  api.addPanel({
    id: 'files',
    component: 'note',
    title: 'Files',
    position: {direction: 'left'},
    initialWidth: 200,
  });
  api.addPanel({
    id: 'terminal',
    component: 'note',
    title: 'Terminal',
    position: {referencePanel: 'editor', direction: 'below'},
    initialHeight: 140,
  });
}

/** Builds the saved layout, or the default one. Returns what the user should know. */
function loadLayout(api: DockviewApi): string {
  const saved = readStorage();
  if (saved === null) {
    addDefaultPanels(api);
    return 'First visit: the default layout.';
  }
  try {
    api.fromJSON(JSON.parse(saved));
    return 'Your layout is back.';
  } catch (error) {
    console.info('The saved layout could not be read.', error);
    writeStorage(null);
    api.clear();
    addDefaultPanels(api);
    return 'The saved layout was broken. This is the default one.';
  }
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();
  const [status, setStatus] = useState('');

  useEffect(() => {
    if (!api) return;
    let timer: number | undefined;
    let known = JSON.stringify(api.toJSON());
    const save = () => {
      const layout = JSON.stringify(api.toJSON());
      // A click on a sash, for instance, fires the event and changes nothing.
      if (layout === known) return;
      known = layout;
      setStatus(writeStorage(layout));
    };
    // The delay makes one save of changes in quick succession.
    const subscription = api.onDidLayoutChange(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(save, SAVE_DELAY);
    });
    return () => {
      window.clearTimeout(timer);
      subscription.dispose();
    };
  }, [api]);

  const start = (event: DockviewReadyEvent) => {
    setStatus(loadLayout(event.api));
    setApi(event.api);
  };

  const reset = () => {
    if (!api) return;
    api.clear();
    addDefaultPanels(api);
  };

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" onClick={reset}>
          Default layout
        </button>
        <span role="status">{status}</span>
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
