import {useState} from 'react';
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

function Text({params}: IDockviewPanelProps<{text: string}>) {
  return <div className="panel">{params.text}</div>;
}

const components = {text: Text};

function addPanels(api: DockviewApi) {
  api.addPanel({
    id: 'inbox',
    component: 'text',
    title: 'Inbox',
    params: {
      text: 'Seven letters. The title above takes the whole width: this group holds one panel.',
    },
  });
  api.addPanel({
    id: 'message',
    component: 'text',
    title: 'Moving the meeting',
    params: {text: 'Could we meet an hour later on Thursday? The train is late that day.'},
    position: {direction: 'right'},
  });
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();

  const start = (event: DockviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  const reply = () => {
    const open = api?.getPanel('reply');
    if (open) open.api.close();
    else
      api?.addPanel({
        id: 'reply',
        component: 'text',
        title: 'Reply',
        params: {text: 'Two panels in this group: they get a tab each.'},
        position: {referencePanel: 'message'},
      });
  };

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" onClick={reply}>
          Open or close the reply
        </button>
      </div>
      <div className="dock">
        <DockviewReact
          components={components}
          onReady={start}
          singleTabMode="fullwidth" // read when a group is made; later changes reach new groups only
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </div>
  );
}
