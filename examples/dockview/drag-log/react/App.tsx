import {useEffect, useRef, useState} from 'react';
import {reportDragEvents} from '../shared/dragEvents';
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

function Shelf({params}: IDockviewPanelProps<{text: string}>) {
  return <div className="panel">{params.text}</div>;
}

const components = {shelf: Shelf};

function addPanels(api: DockviewApi) {
  const shelf = (id: string, title: string, text: string, within?: string) =>
    api.addPanel({
      id,
      title,
      component: 'shelf',
      params: {text},
      position: within ? {referencePanel: within} : {direction: 'right'},
    });
  shelf('tea', 'Tea', 'Assam, Darjeeling, mint.');
  shelf('spices', 'Spices', 'Cumin, cardamom, clove.', 'tea');
  shelf('flour', 'Flour', 'Rye, spelt, wheat.');
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();
  const [lines, setLines] = useState<string[]>([]);
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => api && reportDragEvents(api, (line) => setLines((old) => [...old, line])), [api]);

  useEffect(() => {
    log.current?.scrollTo(0, log.current.scrollHeight);
  }, [lines]);

  const start = (event: DockviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  return (
    <div className="app">
      <div className="toolbar">
        <span
          className="slip"
          draggable
          onDragStart={(event) => event.dataTransfer.setData('text/plain', 'slip')}
        >
          A slip of paper
        </span>
        <button type="button" onClick={() => setLines([])}>
          Empty the log
        </button>
      </div>
      <div className="dock">
        <DockviewReact
          components={components}
          onReady={start}
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
      {/* What scrolls has to take the keyboard's focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="log" role="log" aria-label="Events" tabIndex={0} ref={log}>
        <ol>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
