import {useEffect, useState} from 'react';
import {keepInAddress, loadFromAddress} from '../shared/layoutInAddress';
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
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function View({params}: IDockviewPanelProps<{text: string}>) {
  // Anyone can write a link: what it holds may be no text.
  return <div className="panel">{String(params.text)}</div>;
}

const components = {view: View};

function addDefaultPanels(api: DockviewApi) {
  const view = (id: string, title: string, text: string, direction: 'right' | 'below') =>
    api.addPanel({id, title, component: 'view', params: {text}, position: {direction}});
  view('table', 'Table', 'Rain in March: 61 mm. In April: 48 mm.', 'right');
  view('chart', 'Chart', 'A line that falls from March to April.', 'right');
  view('notes', 'Notes', 'The gauge leaked for two days in April.', 'below');
}

/** Builds the layout of the address, or the default one. Returns what the user should know. */
function show(api: DockviewApi): string {
  if (loadFromAddress(api)) return 'This layout came with the address.';
  api.clear();
  addDefaultPanels(api);
  return 'Move a panel: the link follows.';
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();
  const [link, setLink] = useState('#');
  const [status, setStatus] = useState('');

  useEffect(() => {
    if (!api) return undefined;
    const stop = keepInAddress(api, setLink);
    // Fires when the visitor pastes another link or goes back, not for our own writing.
    const load = () => setStatus(show(api));
    window.addEventListener('hashchange', load);
    return () => {
      stop();
      window.removeEventListener('hashchange', load);
    };
  }, [api]);

  const start = (event: DockviewReadyEvent) => {
    setLink(location.hash || '#');
    setStatus(show(event.api));
    setApi(event.api);
  };

  return (
    <div className="app">
      <div className="toolbar">
        <a href={link}>Link to this layout</a>
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
