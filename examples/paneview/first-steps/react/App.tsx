import {PaneviewReact, type IPaneviewPanelProps, type PaneviewReadyEvent} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Lines({params}: IPaneviewPanelProps<{lines: string[]}>) {
  return (
    <ul className="lines">
      {params.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const components = {lines: Lines};

function addPanes({api}: PaneviewReadyEvent) {
  api.addPanel({
    id: 'files',
    component: 'lines',
    title: 'Files',
    params: {lines: ['index.html', 'main.ts', 'style.css', 'README.md']},
    isExpanded: true, // Panes start folded.
  });
  api.addPanel({
    id: 'outline',
    component: 'lines',
    title: 'Outline',
    params: {lines: ['start()', 'render()', 'stop()']},
    isExpanded: true,
    maximumBodySize: 160, // pixels, without the header
  });
  api.addPanel({
    id: 'history',
    component: 'lines',
    title: 'History',
    params: {lines: ['Add the harbor map', 'Correct the tide table']},
  });
}

export function App() {
  return (
    <div className="app">
      {/* A paneview fills its container, so the container needs a width and a height. */}
      <div className="sidebar">
        <PaneviewReact
          className={prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light'}
          components={components}
          onReady={addPanes}
        />
      </div>
      <p className="main">Fold the sections, drag the line between them, or drag a header.</p>
    </div>
  );
}
