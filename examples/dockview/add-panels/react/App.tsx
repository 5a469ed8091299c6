import {useRef, useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type AddPanelOptions,
  type DockviewApi,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Chapter({params}: IDockviewPanelProps<{text: string}>) {
  return <div className="panel">{params.text}</div>;
}

const components = {chapter: Chapter};

// A panel either has a position or floats, never both.
const PLACES: Record<string, Partial<AddPanelOptions>> = {
  Left: {position: {referencePanel: 'story', direction: 'left'}},
  Right: {position: {referencePanel: 'story', direction: 'right'}},
  Above: {position: {referencePanel: 'story', direction: 'above'}},
  Below: {position: {referencePanel: 'story', direction: 'below'}},
  // Without a direction the panel joins the group of the reference, as its last tab.
  Within: {position: {referencePanel: 'story'}},
  'First tab': {position: {referencePanel: 'story', index: 0}},
  // Without a reference a direction means the edge of the whole dock.
  'Dock edge': {position: {direction: 'right'}},
  Floating: {floating: {x: 60, y: 60, width: 220, height: 120}},
};

function addStory(api: DockviewApi) {
  api.addPanel({
    id: 'story',
    component: 'chapter',
    title: 'Story',
    params: {
      text: 'The ferry left at six. Nobody saw who had untied it. (The buttons put notes around this text.)',
    },
    position: {direction: 'left'},
  });
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();
  const count = useRef(0);

  const start = (event: DockviewReadyEvent) => {
    addStory(event.api);
    event.api.addPanel({
      id: 'people',
      component: 'chapter',
      title: 'People',
      params: {text: 'Ines, who runs the harbor. Paul, the night watchman. A dog.'},
      position: {direction: 'right'},
    });
    setApi(event.api);
  };

  const add = (name: string) => {
    if (!api) return;
    const story = api.getPanel('story');
    if (story?.api.location.type !== 'grid') {
      // A reference that is gone throws, and a floating one has no sides.
      story?.api.close();
      addStory(api);
    }
    count.current += 1;
    api.addPanel({
      ...PLACES[name],
      id: `note-${count.current}`,
      component: 'chapter',
      title: `Note ${count.current}`,
      params: {text: `Added with “${name}”.`},
    });
  };

  return (
    <div className="app">
      <div className="toolbar">
        {Object.keys(PLACES).map((name) => (
          <button key={name} type="button" onClick={() => add(name)}>
            {name}
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
  );
}
