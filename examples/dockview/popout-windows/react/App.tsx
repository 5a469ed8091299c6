import {useEffect, useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewReadyEvent,
  type FloatingGroupOptions,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

const NOTES = [
  'Greet, say why we are here.',
  'The old bridge, two photographs.',
  'What it will cost.',
];

function Slides() {
  return <div className="panel">A new bridge for the village</div>;
}

/** Keeps its state on the way to the other window and back: it is the same component. */
function Notes({api}: IDockviewPanelProps) {
  const [page, setPage] = useState(0);
  const [place, setPlace] = useState(api.location.type);
  useEffect(() => {
    const subscription = api.onDidLocationChange(({location}) => setPlace(location.type));
    return () => subscription.dispose();
  }, [api]);
  return (
    <div className="panel">
      <p>
        {page + 1} of {NOTES.length}: {NOTES[page]}
      </p>
      <button type="button" onClick={() => setPage((page + 1) % NOTES.length)}>
        Next note
      </button>
      <p>Place: {place}</p>
    </div>
  );
}

const components = {slides: Slides, notes: Notes};

function addPanels(api: DockviewApi) {
  api.addPanel({id: 'slides', component: 'slides', title: 'Slides'});
  api.addPanel({
    id: 'notes',
    component: 'notes',
    title: 'Notes',
    position: {direction: 'right'},
  });
}

/** Opens the notes in a window. Returns what the user should know. */
async function openWindow(api: DockviewApi): Promise<string> {
  const notes = api.getPanel('notes');
  if (!notes) return 'The notes are closed.';
  if (notes.api.location.type === 'popout') return 'The notes have their window.';
  const isOpen = await api.addPopoutGroup(notes.group, {
    // An empty page of the same origin, here beside this one. The default is /popout.html.
    popoutUrl: 'popout.html',
    position: {left: 80, top: 80, width: 360, height: 240},
  });
  if (isOpen) return '';
  // The group made for the window stays behind, outside the grid, where clear() would fail on it.
  // Only a group that has a place can be removed, so it floats for a moment.
  const options = {skipRemoveGroup: true, skipActiveGroup: true} as FloatingGroupOptions;
  for (const leftover of api.groups.filter((group) => !group.element.parentElement)) {
    api.addFloatingGroup(leftover, options);
    api.removeGroup(leftover);
  }
  return 'The browser blocked the window. Allow windows for this page, then try again.';
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();
  const [status, setStatus] = useState('');

  const start = (event: DockviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  const open = async () => {
    if (api) setStatus(await openWindow(api));
  };

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" onClick={open}>
          Notes in a window
        </button>
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
