import {createContext, useContext, useEffect, useRef, useState} from 'react';
import {
  DockviewDefaultTab,
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewPanelApi,
  type DockviewReadyEvent,
  type IDockviewPanelHeaderProps,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

// Tabs are rendered within the tree of the app, so context reaches them.
const AskContext = createContext<(panel: DockviewPanelApi) => void>(() => {});

function Letter({api, params}: IDockviewPanelProps<{text: string; changed?: boolean}>) {
  return (
    <textarea
      aria-label={api.title}
      defaultValue={params.text}
      onChange={() => params.changed || api.updateParameters({changed: true})}
    />
  );
}

function LetterTab(props: IDockviewPanelHeaderProps<{changed?: boolean}>) {
  const ask = useContext(AskContext);
  const close = () => (props.params.changed ? ask(props.api) : props.api.close());
  // Runs instead of closing, for the button and for the middle mouse button.
  return <DockviewDefaultTab {...props} closeActionOverride={close} />;
}

function AskDialog({
  panel,
  onAnswer,
}: {
  panel: DockviewPanelApi;
  onAnswer: (close: boolean) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} aria-label="Unsaved changes" onClose={() => onAnswer(false)}>
      <p>“{panel.title}” has changes that are not saved.</p>
      <div className="actions">
        <button type="button" onClick={() => onAnswer(false)}>
          Keep it open
        </button>
        <button type="button" onClick={() => onAnswer(true)}>
          Close anyway
        </button>
      </div>
    </dialog>
  );
}

const components = {letter: Letter};

function addPanels(api: DockviewApi) {
  const letter = (id: string, title: string, text: string) =>
    api.addPanel({id, title, component: 'letter', params: {text}, position: {direction: 'right'}});
  letter('bank', 'To the bank', 'Type a word here, then close the tab.');
  letter('neighbors', 'To the neighbors', 'Thank you for the jam.');
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();
  const [asked, setAsked] = useState<DockviewPanelApi>();
  const [status, setStatus] = useState('');

  useEffect(() => {
    // Fires for every way a panel can go, after it is gone.
    const subscription = api?.onDidRemovePanel((panel) => {
      setStatus(`“${panel.title}” is closed, ${api.totalPanels} left.`);
    });
    return () => subscription?.dispose();
  }, [api]);

  const start = (event: DockviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  const answer = (close: boolean) => {
    if (close) asked?.close();
    setAsked(undefined);
  };

  const startAgain = () => {
    if (!api) return;
    api.clear();
    addPanels(api);
    setStatus('');
  };

  return (
    <AskContext value={setAsked}>
      <div className="app">
        <div className="toolbar">
          <button type="button" onClick={() => api?.clear()}>
            Close all without asking
          </button>
          <button type="button" onClick={startAgain}>
            Start again
          </button>
          <span role="status">{status}</span>
        </div>
        <div className="dock">
          <DockviewReact
            components={components}
            defaultTabComponent={LetterTab}
            onReady={start}
            theme={prefersDark ? themeDark : themeLight}
          />
        </div>
        {asked && <AskDialog panel={asked} onAnswer={answer} />}
      </div>
    </AskContext>
  );
}
