import {useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
  type IWatermarkPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

const notes: Record<string, string> = {
  Groceries: 'Lentils, lemons, rye bread, coffee, two boxes of oats.',
  'Coast trip': 'The 9:12 train to the harbor. Bring the binoculars.',
  'Reading list': 'Tide tables, a field guide to gulls, the long novel.',
};

function Note({api}: IDockviewPanelProps) {
  return <div className="panel">{notes[api.id]}</div>;
}

/** Opens a note in a group, or, without one, at the right of the dock. */
function openNote(api: DockviewApi, title: string, group?: IWatermarkPanelProps['group']) {
  // An id can be used once: a note that is open elsewhere moves here.
  api.getPanel(title)?.api.close();
  const position = group ? {referenceGroup: group.id} : {direction: 'right' as const};
  api.addPanel({id: title, title, component: 'note', position});
}

// The same component stands in an empty dock, where `group` is undefined, and in each empty group.
function Watermark({containerApi, group}: IWatermarkPanelProps) {
  return (
    <div className="empty">
      <p>{group ? 'This group is empty.' : 'No note is open.'}</p>
      <div className="choices">
        {Object.keys(notes).map((title) => (
          <button type="button" key={title} onClick={() => openNote(containerApi, title, group)}>
            {title}
          </button>
        ))}
      </div>
      {group && (
        <button type="button" onClick={() => group.api.close()}>
          Remove the group
        </button>
      )}
    </div>
  );
}

const components = {note: Note};

export function App() {
  const [api, setApi] = useState<DockviewApi>();

  const start = (event: DockviewReadyEvent) => {
    setApi(event.api);
    openNote(event.api, 'Groceries');
    event.api.addGroup({direction: 'right'});
  };

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" onClick={() => api?.addGroup({direction: 'right'})}>
          Add an empty group
        </button>
        <button type="button" onClick={() => api?.clear()}>
          Close all
        </button>
      </div>
      <div className="dock">
        <DockviewReact
          components={components}
          watermarkComponent={Watermark}
          onReady={start}
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </div>
  );
}
