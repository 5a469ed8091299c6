import {useEffect, useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import {recordLayouts, type LayoutHistory} from '../shared/layoutHistory';
import '../../../frame.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Note({api}: IDockviewPanelProps) {
  return <div className="panel">Move or close {api.title}, then undo it.</div>;
}

const components = {note: Note};

function addPanels({api}: DockviewReadyEvent) {
  api.addPanel({id: 'map', component: 'note', title: 'Map'});
  api.addPanel({
    id: 'route',
    component: 'note',
    title: 'Route',
    position: {direction: 'right'},
    initialWidth: 200,
  });
  api.addPanel({
    id: 'profile',
    component: 'note',
    title: 'Elevation',
    position: {referencePanel: 'map', direction: 'below'},
    initialHeight: 120,
  });
}

export function App() {
  const [history, setHistory] = useState<LayoutHistory>();
  const [steps, setSteps] = useState({back: false, forth: false});

  useEffect(() => history?.dispose, [history]);

  const start = (event: DockviewReadyEvent) => {
    addPanels(event);
    const recorded = recordLayouts(event.api, () =>
      setSteps({back: recorded.canUndo(), forth: recorded.canRedo()}),
    );
    setHistory(recorded);
  };

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" disabled={!steps.back} onClick={history?.undo}>
          Undo
        </button>
        <button type="button" disabled={!steps.forth} onClick={history?.redo}>
          Redo
        </button>
        <button type="button" onClick={history?.reset}>
          Reset
        </button>
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
