import {useEffect, useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewReadyEvent,
  type IDockviewPanelHeaderProps,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

type Upload = {
  file: string;
  percent: number;
};

// New params reach content and tab as props.
function UploadPanel({params}: IDockviewPanelProps<Upload>) {
  const {file, percent} = params;
  return (
    <div className="panel">
      <p>
        {percent < 100 ? 'Sending' : 'Sent'} {file}: {percent} %
      </p>
      <progress aria-label={`Upload of ${file}`} max={100} value={percent} />
    </div>
  );
}

function UploadTab({api, params}: IDockviewPanelHeaderProps<Upload>) {
  // The title is no param: a tab of one's own listens for it.
  const [title, setTitle] = useState(api.title);
  useEffect(() => {
    const subscription = api.onDidTitleChange((event) => setTitle(event.title));
    return () => subscription.dispose();
  }, [api]);
  return (
    <span className="upload-tab">
      {title}
      <progress aria-hidden max={100} value={params.percent} />
    </span>
  );
}

const components = {upload: UploadPanel};

function addPanels(api: DockviewApi) {
  const upload = (id: string, file: string, percent: number) =>
    api.addPanel<Upload>({
      id,
      component: 'upload',
      title: file,
      params: {file, percent},
      position: {direction: 'right'},
    });
  upload('photo', 'harbor.jpg', 20);
  upload('video', 'regatta.mp4', 50);
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();

  const start = (event: DockviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  const sendMore = () => {
    const panel = api?.getPanel('photo');
    if (!panel) return;
    const {percent} = panel.params as Upload;
    // Merged into the params there are: `file` stays as it is.
    panel.api.updateParameters({percent: Math.min(percent + 40, 100)});
  };

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" onClick={sendMore}>
          Send more of the photo
        </button>
        <label>
          Title of the photo{' '}
          <input
            defaultValue="harbor.jpg"
            onChange={(event) => api?.getPanel('photo')?.api.setTitle(event.target.value)}
          />
        </label>
      </div>
      <div className="dock">
        <DockviewReact
          components={components}
          defaultTabComponent={UploadTab}
          onReady={start}
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </div>
  );
}
