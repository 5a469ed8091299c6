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
import {CITIES, showCity} from '../shared/cities';
import {useActivePanelId, usePanelIds} from './panelIds';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function City({api}: IDockviewPanelProps) {
  return <div className="panel">{api.title}</div>;
}

const components = {city: City};

function Cities({api}: {api: DockviewApi}) {
  const open = usePanelIds(api);
  const active = useActivePanelId(api);
  return (
    <div className="cities">
      {CITIES.map((city) => (
        <button
          key={city}
          type="button"
          aria-current={city === active}
          onClick={() => showCity(api, city)}
        >
          {open.includes(city) ? city : `${city} (closed)`}
        </button>
      ))}
    </div>
  );
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();

  const start = (event: DockviewReadyEvent) => {
    for (const city of CITIES) showCity(event.api, city);
    setApi(event.api);
  };

  return (
    <div className="row">
      {api && <Cities api={api} />}
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
