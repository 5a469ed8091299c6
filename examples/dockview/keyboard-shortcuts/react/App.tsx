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
import {runShortcut, shortcuts} from '../shared/shortcuts';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Page({params}: IDockviewPanelProps<{text: string}>) {
  return (
    <div className="panel" tabIndex={-1} data-focus>
      {params.text}
    </div>
  );
}

const components = {page: Page};

function addPanels(api: DockviewApi) {
  const page = (text: string) => ({component: 'page', params: {text}});
  api.addPanel({id: 'Draft', ...page('The tide turned at six, and with it the wind.')});
  api.addPanel({id: 'Notes', ...page('Ask the harbor office for the old logbooks.')});
  api.addPanel({
    id: 'Sources',
    ...page('Tide tables of 1911. Letters of the keeper, box 4.'),
    position: {direction: 'right'},
  });
  api.addPanel({id: 'Glossary', ...page('Neap: the weakest tide of the month.')});
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();

  useEffect(() => {
    if (!api) return;
    // On the window, since a closed panel may have taken the focus with it.
    const onKeyDown = (event: KeyboardEvent) => runShortcut(event, api);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [api]);

  const start = (event: DockviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  return (
    <div className="app">
      <ul className="keys" aria-label="Shortcuts">
        {shortcuts.map(({code, keys, does}) => (
          <li key={code}>
            <kbd>{keys}</kbd> {does}
          </li>
        ))}
      </ul>
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
