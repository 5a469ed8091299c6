import {useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewReadyEvent,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import {Editor, EditorTab} from './Editor';
import {resetLayout, startLayout} from '../shared/layout';
import {Explorer, Properties, Terminal, ToolTab} from './tools';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

// Saved layouts name these, so a name stays for good once it has been released.
const components = {
  editor: Editor,
  explorer: Explorer,
  properties: Properties,
  terminal: Terminal,
};
const tabComponents = {editor: EditorTab, tool: ToolTab};

export function App() {
  const [api, setApi] = useState<DockviewApi>();

  const start = (event: DockviewReadyEvent) => {
    startLayout(event.api);
    setApi(event.api);
  };

  return (
    <div className="workbench">
      <header className="menu">
        Tide clock
        <button type="button" onClick={() => api && resetLayout(api)}>
          Default layout
        </button>
      </header>
      <div className="dock">
        <DockviewReact
          components={components}
          tabComponents={tabComponents}
          // Texts, scroll positions and the terminal's output stay while a tab is hidden.
          defaultRenderer="always"
          onReady={start}
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </div>
  );
}
