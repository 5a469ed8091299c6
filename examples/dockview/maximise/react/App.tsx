import {useEffect, useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewGroupPanel,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Camera({params}: IDockviewPanelProps<{text: string}>) {
  return <div className="panel">{params.text}</div>;
}

const components = {camera: Camera};

// On the group: a tab component does not fill its tab.
function toggleOnDoubleClick({element, api}: DockviewGroupPanel) {
  element.addEventListener('dblclick', ({target}) => {
    if (!(target as Element).closest('.dv-tab')) return;
    if (api.isMaximized()) api.exitMaximized();
    else api.maximize();
  });
}

function addPanels(api: DockviewApi) {
  const camera = (id: string, title: string, text: string, direction: 'right' | 'below') =>
    api.addPanel({
      id,
      title,
      component: 'camera',
      params: {text},
      position: {direction},
    });
  camera('gate', 'Gate', '07:42, a delivery van.', 'right');
  camera('yard', 'Yard', '07:42, two cats.', 'right');
  camera('field', 'Field', '07:42, fog.', 'below');
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();
  const [maximized, setMaximized] = useState<string>();

  useEffect(() => {
    // Fires on the way in and on the way out; `onDidLayoutChange` only if another group becomes active.
    const subscription = api?.onDidMaximizedGroupChange(({group, isMaximized}) => {
      setMaximized(isMaximized ? group.activePanel?.title : undefined);
    });
    return () => subscription?.dispose();
  }, [api]);

  const start = (event: DockviewReadyEvent) => {
    event.api.onDidAddGroup(toggleOnDoubleClick);
    addPanels(event.api);
    setApi(event.api);
  };

  const toggle = () => {
    if (!api) return;
    if (api.hasMaximizedGroup()) api.exitMaximizedGroup();
    // The dock's own `maximizeGroup` throws for a floating group; this does nothing there.
    else api.activePanel?.api.maximize();
  };

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" onClick={toggle}>
          {maximized === undefined ? 'Maximize the active group' : 'Restore all'}
        </button>
        <span role="status">
          {maximized === undefined ? 'Nothing is maximized.' : `${maximized} is maximized.`}
        </span>
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
