import {useEffect, useRef, useState} from 'react';
import {makeSortable, withMoved} from '../shared/sortable';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Playlist({params}: IDockviewPanelProps<{songs: string[]}>) {
  const [songs, setSongs] = useState(params.songs);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (!list.current) return undefined;
    return makeSortable(list.current, (from, to) => setSongs((old) => withMoved(old, from, to)));
  }, []);

  return (
    <div className="panel">
      <p>Drag the songs, or use the arrow keys. The tab, dragged with a mouse, goes its own way.</p>
      <ul className="songs" ref={list}>
        {songs.map((song) => (
          <li key={song}>
            <button type="button">{song}</button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cover() {
  return <div className="panel">Live at the boathouse</div>;
}

const components = {playlist: Playlist, cover: Cover};

// The dock drags with the browser's own drag and drop, which starts at a tab or a header and
// nowhere else. Pointer events inside a panel never reach it, so nothing has to be set up.
// A library that uses the browser's drag and drop works too, as long as the dock does not accept
// its drags in `onUnhandledDragOverEvent`.
function addPanels({api}: DockviewReadyEvent) {
  api.addPanel({
    id: 'playlist',
    component: 'playlist',
    title: 'Playlist',
    params: {songs: ['Low water', 'Ferry', 'Lanterns', 'Home by five']},
  });
  api.addPanel({id: 'cover', component: 'cover', title: 'Cover', position: {direction: 'right'}});
}

export function App() {
  return (
    <div className="app">
      <div className="dock">
        <DockviewReact
          components={components}
          onReady={addPanels}
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </div>
  );
}
