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

// Params end up in saved layouts, so keep them to what JSON can hold.
type Order = {
  number: number;
  pickUp: string;
  total: string;
};

type Note = {
  text: string;
};

function OrderPanel({params}: IDockviewPanelProps<Order>) {
  return (
    <div className="panel">
      <dl>
        <dt>Order</dt>
        <dd>{params.number}</dd>
        <dt>Pick-up</dt>
        <dd>{params.pickUp}</dd>
        <dt>Total</dt>
        <dd>{params.total}</dd>
      </dl>
    </div>
  );
}

function NotePanel({params}: IDockviewPanelProps<Note>) {
  return <div className="panel">{params.text}</div>;
}

/** Stands in for every name that is not registered. */
function MissingPanel({api}: IDockviewPanelProps) {
  return (
    <div className="panel">This version cannot show panels of the kind “{api.component}”.</div>
  );
}

const registered: Record<string, React.FunctionComponent<IDockviewPanelProps>> = {
  order: OrderPanel,
  note: NotePanel,
};

// The dock looks names up in this object and throws where it finds nothing, which would take the
// whole page down. The proxy answers every name.
const components = new Proxy(registered, {
  get: (known, name: string) => known[name] ?? MissingPanel,
});

function addPanels(api: DockviewApi) {
  // The type argument checks the params: a wrong or missing field does not compile.
  api.addPanel<Order>({
    id: 'order-214',
    component: 'order',
    title: 'Order 214',
    params: {number: 214, pickUp: 'Friday, seven in the morning', total: '€ 86.40'},
  });
  api.addPanel<Note>({
    id: 'note',
    component: 'note',
    title: 'Note',
    params: {text: 'Two trays of rolls more than last week.'},
    position: {direction: 'right'},
  });
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();

  const start = (event: DockviewReadyEvent) => {
    addPanels(event.api);
    setApi(event.api);
  };

  const openMap = () => {
    if (api?.getPanel('map')) api.getPanel('map')?.api.setActive();
    else api?.addPanel({id: 'map', component: 'map', title: 'Map'});
  };

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" onClick={openMap}>
          Open a kind nobody registered
        </button>
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
