import {useId, useState, type MouseEvent} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewReadyEvent,
  type IDockviewHeaderActionsProps,
  type IDockviewPanel,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import {addPanels, findHiddenTabs, showTab} from '../shared/hiddenTabs';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function City({api}: IDockviewPanelProps) {
  return <div className="panel">{api.title}</div>;
}

const components = {city: City};

/** At the right end of the header: a button that opens the menu. */
function HiddenTabs({group}: IDockviewHeaderActionsProps) {
  const id = useId();
  const [panels, setPanels] = useState<IDockviewPanel[]>([]);
  const [place, setPlace] = useState({top: 0, right: 0});

  const prepare = ({currentTarget}: MouseEvent) => {
    const {bottom, right} = currentTarget.getBoundingClientRect();
    setPlace({top: bottom, right: window.innerWidth - right});
    setPanels(findHiddenTabs(group));
  };

  return (
    <div className="hidden-tabs">
      <button type="button" popoverTarget={id} onClick={prepare}>
        Hidden tabs
      </button>
      {/* The browser closes it by Escape and by a click elsewhere. */}
      <ul id={id} popover="auto" style={place}>
        {panels.map((panel) => (
          <li key={panel.id}>
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => showTab(panel)}
            >
              {panel.title}
            </button>
          </li>
        ))}
        {panels.length === 0 && <li>All tabs are visible.</li>}
      </ul>
    </div>
  );
}

const start = ({api}: DockviewReadyEvent) => addPanels(api);

export function App() {
  return (
    <div className="app">
      <div className="dock">
        <DockviewReact
          components={components}
          disableTabsOverflowList
          onReady={start}
          rightHeaderActionsComponent={HiddenTabs}
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </div>
  );
}
