import {useEffect, useState} from 'react';
import {ITEM_TYPE, acceptFromOutside, addText} from '../shared/outside';
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

const PLANTS = ['Fern', 'Ivy', 'Cactus'];

function Text({params}: IDockviewPanelProps<{text: string}>) {
  return <pre className="panel">{params.text}</pre>;
}

const components = {text: Text};

export function App() {
  const [api, setApi] = useState<DockviewApi>();

  useEffect(() => api && acceptFromOutside(api), [api]);

  const start = (event: DockviewReadyEvent) => {
    addText(event.api, 'Windowsill', 'Drop a plant here, or a text file from your computer.');
    setApi(event.api);
  };

  return (
    <div className="app">
      <div className="toolbar">
        <ul className="shop" aria-label="Plants">
          {PLANTS.map((plant) => (
            // Over the dock, the type says what is dragged; the data is readable at the drop.
            <li
              key={plant}
              draggable
              onDragStart={(event) => event.dataTransfer.setData(ITEM_TYPE, plant)}
            >
              {plant}{' '}
              <button
                type="button"
                aria-label={`Add ${plant}`}
                onClick={() => api && addText(api, plant, `${plant}: water once a week.`)}
              >
                +
              </button>
            </li>
          ))}
        </ul>
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
