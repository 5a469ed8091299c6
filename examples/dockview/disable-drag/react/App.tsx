import {useEffect, useRef, useState} from 'react';
import {restrictDragging, type Ban} from '../shared/restrictDragging';
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

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

const BANS: Record<keyof Ban, string> = {
  agenda: 'Agenda stays',
  edges: 'No drops at the edges',
  splits: 'No splitting',
};

function Text({params}: IDockviewPanelProps<{text: string}>) {
  return <div className="panel">{params.text}</div>;
}

const components = {text: Text};

function addPanels(api: DockviewApi) {
  const text = (id: string, title: string, content: string, direction: 'right' | 'below') =>
    api.addPanel({id, title, component: 'text', params: {text: content}, position: {direction}});
  text('agenda', 'Agenda', '1. Roof, 2. Garden, 3. Summer party.', 'right');
  text('minutes', 'Minutes', 'The roof is repaired, the garden waits for spring.', 'right');
  text('guests', 'Guests', 'Twelve so far.', 'below');
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();
  const [isOff, setIsOff] = useState(false);
  // Read while something is dragged, so a change needs no new render.
  const ban = useRef<Ban>({agenda: false, edges: false, splits: false});

  useEffect(() => api && restrictDragging(api, ban.current), [api]);

  const start = (event: DockviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  return (
    <div className="app">
      <div className="toolbar">
        <label>
          <input type="checkbox" onChange={(event) => setIsOff(event.target.checked)} /> No dragging
        </label>
        {(Object.keys(BANS) as (keyof Ban)[]).map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              onChange={(event) => {
                ban.current[name] = event.target.checked;
              }}
            />{' '}
            {BANS[name]}
          </label>
        ))}
      </div>
      <div className="dock">
        <DockviewReact
          components={components}
          onReady={start}
          disableDnd={isOff}
          disableFloatingGroups={isOff} // or Shift and drag would still float a tab
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </div>
  );
}
