import {useEffect, useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import {addPanels, createEdgeStrip, TOOLS, type EdgeStrip} from '../shared/edgeStrip';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Text({params}: IDockviewPanelProps<{text: string}>) {
  return <div className="panel">{params.text}</div>;
}

const components = {text: Text};

export function App() {
  const [strip, setStrip] = useState<EdgeStrip>();
  const [shown, setShown] = useState<string>();

  useEffect(() => strip?.dispose, [strip]);

  const start = ({api}: DockviewReadyEvent) => {
    setStrip(createEdgeStrip(api, addPanels(api), setShown));
  };

  return (
    <div className="app">
      <div className="toolbar">
        <label>
          <input type="checkbox" onChange={({target}) => strip?.setAutoHide(target.checked)} />{' '}
          Auto-hide
        </label>
      </div>
      <div className="row">
        <div className="strip">
          {TOOLS.map(({id, title}) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === shown}
              onClick={() => strip?.toggle(id)}
            >
              {title}
            </button>
          ))}
        </div>
        <div className="dock">
          <DockviewReact
            components={components}
            onReady={start}
            theme={prefersDark ? themeDark : themeLight}
          />
        </div>
      </div>
    </div>
  );
}
