import {useEffect, useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewReadyEvent,
  type IDockviewHeaderActionsProps,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Note({params}: IDockviewPanelProps<{text: string}>) {
  return <div className="panel">{params.text}</div>;
}

function addPanels({api}: DockviewReadyEvent) {
  const note = (id: string, title: string, text: string) =>
    api.addPanel({id, title, component: 'note', params: {text}, position: {direction: 'right'}});
  note('trip', 'Trip', 'Night train on the 4th, back on the 9th.');
  note('packing', 'Packing', 'Boots, maps, the small stove, something to read.');
}

let added = 0;

/** Before the tabs. `panels` follows what happens in the group. */
function Count({panels}: IDockviewHeaderActionsProps) {
  return <span className="actions">{panels.length}</span>;
}

/** After the last tab. */
function AddButton({containerApi, group}: IDockviewHeaderActionsProps) {
  const add = () => {
    added += 1;
    containerApi.addPanel({
      id: `added-${added}`,
      component: 'note',
      title: `Note ${added}`,
      params: {text: 'An empty page.'},
      position: {referenceGroup: group},
    });
  };
  return (
    <span className="actions">
      <button type="button" aria-label="Add a note" title="Add a note" onClick={add}>
        +
      </button>
    </span>
  );
}

/** At the right end of the header. */
function GroupButtons({api, containerApi, group}: IDockviewHeaderActionsProps) {
  const [isMaximized, setIsMaximized] = useState(false);
  const [isFloating, setIsFloating] = useState(api.location.type === 'floating');

  // The state of the group does not arrive as props, but with its events.
  useEffect(() => {
    const subscriptions = [
      containerApi.onDidMaximizedGroupChange(() => setIsMaximized(api.isMaximized())),
      api.onDidLocationChange(({location}) => setIsFloating(location.type === 'floating')),
    ];
    return () => subscriptions.forEach((subscription) => subscription.dispose());
  }, [api, containerApi]);

  const maximize = () => (isMaximized ? api.exitMaximized() : api.maximize());
  const float = () =>
    isFloating ? api.moveTo({position: 'right'}) : containerApi.addFloatingGroup(group);
  const maximizeLabel = isMaximized ? 'Restore' : 'Maximize';
  const floatLabel = isFloating ? 'Put back' : 'Float';

  return (
    <span className="actions">
      {!isFloating && (
        <button type="button" aria-label={maximizeLabel} title={maximizeLabel} onClick={maximize}>
          {isMaximized ? '▫' : '□'}
        </button>
      )}
      <button type="button" aria-label={floatLabel} title={floatLabel} onClick={float}>
        {isFloating ? '↙' : '↗'}
      </button>
    </span>
  );
}

const components = {note: Note};

export function App() {
  return (
    <div className="app">
      <div className="dock">
        <DockviewReact
          components={components}
          // Components, not elements: the dock renders one of each per group.
          prefixHeaderActionsComponent={Count}
          leftHeaderActionsComponent={AddButton}
          rightHeaderActionsComponent={GroupButtons}
          onReady={addPanels}
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </div>
  );
}
