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

const STORAGE_KEY = 'dockview-example-save-and-load';
const SAVE_DELAY = 300; // milliseconds
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

function Note({api}: IDockviewPanelProps) {
  return <p style={{margin: 0, padding: 16}}>Move {api.title}, then reload the page.</p>;
}

const components = {note: Note};

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
  const saved = localStorage.getItem(STORAGE_KEY);
  if (saved === null) {
    addDefaultPanels(api);
    return 'First visit: the default layout.';
  }
  try {
    api.fromJSON(JSON.parse(saved));
    return 'Your layout is back.';
  } catch (error) {
    console.info('The saved layout could not be read.', error);
    localStorage.removeItem(STORAGE_KEY);
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
    // One move fires several changes; the delay makes one save of them.
    const subscription = api.onDidLayoutChange(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(api.toJSON()));
        setStatus('Saved.');
      }, SAVE_DELAY);
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
    localStorage.removeItem(STORAGE_KEY);
    api.clear();
    addDefaultPanels(api);
  };

  return (
    <div style={{height: '100vh', display: 'flex', flexDirection: 'column'}}>
      <div style={{display: 'flex', gap: 12, padding: 8}}>
        <button type="button" onClick={reset}>
          Default layout
        </button>
        <span role="status">{status}</span>
      </div>
      <div style={{flex: 1, minHeight: 0}}>
        <DockviewReact
          components={components}
          onReady={start}
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </div>
  );
}
