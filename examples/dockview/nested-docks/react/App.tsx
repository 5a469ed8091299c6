import {useEffect, useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
  type SerializedDockview,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import {readLayout, writeLayout} from '../shared/storage';
import '../../../frame.css';

const theme = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches
  ? themeDark
  : themeLight;

function Text({params}: IDockviewPanelProps<{text: string}>) {
  return <div className="panel">{params.text}</div>;
}

const innerComponents = {text: Text};

function addDefaultTrip(inner: DockviewApi) {
  const text = (content: string) => ({component: 'text', params: {text: content}});
  inner.addPanel({id: 'Route', ...text('Harbor, lighthouse, salt marsh, and back by the dyke.')});
  inner.addPanel({id: 'Packing', ...text('Boots, binoculars, a flask of tea.'), inactive: true});
  inner.addPanel({
    id: 'Costs',
    ...text('Train 38, hostel 96, ferry 14.'),
    position: {direction: 'right'},
  });
}

/** Builds a saved layout, or the default one. Returns what the user should know. */
function build(api: DockviewApi, read: () => SerializedDockview | null, addDefault: () => void) {
  try {
    const saved = read();
    if (saved !== null) {
      api.fromJSON(saved);
      return 'Your layout is back.';
    }
  } catch (error) {
    console.info('The saved layout could not be read.', error);
    api.clear();
    addDefault();
    return 'The saved layout was broken. This is the default one.';
  }
  addDefault();
  return 'The default layout.';
}

/** A panel of the outer dock that holds a dock. Its layout lives in the params of this panel. */
function Trip({api, params}: IDockviewPanelProps<{layout?: SerializedDockview}>) {
  const start = ({api: inner}: DockviewReadyEvent) => {
    build(
      inner,
      () => params.layout ?? null,
      () => addDefaultTrip(inner),
    );
    // Params are part of the outer layout, so what saves that one saves this one with it.
    inner.onDidLayoutChange(() => api.updateParameters({layout: inner.toJSON()}));
  };
  return <DockviewReact components={innerComponents} onReady={start} theme={theme} />;
}

const outerComponents = {text: Text, trip: Trip};

function addDefaultPanels(outer: DockviewApi) {
  outer.addPanel({id: 'trip', title: 'Coast trip', component: 'trip'});
  outer.addPanel({
    id: 'Inbox',
    component: 'text',
    params: {
      text: 'Drag “Costs” onto this text with a mouse: a panel of the inner dock cannot leave it.',
    },
    position: {direction: 'left'},
    initialWidth: 170,
  });
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();
  const [status, setStatus] = useState('');

  useEffect(() => {
    const subscription = api?.onDidLayoutChange(() => writeLayout(api.toJSON()));
    return () => subscription?.dispose();
  }, [api]);

  const start = ({api: outer}: DockviewReadyEvent) => {
    setStatus(build(outer, readLayout, () => addDefaultPanels(outer)));
    writeLayout(outer.toJSON()); // In the place of a broken one.
    setApi(outer);
  };

  const reset = () => {
    if (!api) return;
    api.clear();
    addDefaultPanels(api);
  };

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" onClick={reset}>
          Default layout
        </button>
        <span role="status">{status}</span>
      </div>
      <div className="dock">
        <DockviewReact components={outerComponents} onReady={start} theme={theme} />
      </div>
    </div>
  );
}
