import {useState, type FormEvent} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewReadyEvent,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import {readWorkspaces, writeWorkspaces} from '../shared/workspaces';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Chart() {
  return (
    <div className="panel">
      <div className="bars" role="img" aria-label="Visits per day: 40, 65, 50, 90, 75">
        {[40, 65, 50, 90, 75].map((height) => (
          <span key={height} style={{height: `${height}%`}} />
        ))}
      </div>
    </div>
  );
}

function Notes() {
  return (
    <div className="panel">
      Move the line between the groups or, with a mouse, a tab. Then save the layout under a new
      name.
    </div>
  );
}

// Version 1 had `graph` in place of `chart`.
const components = {chart: Chart, notes: Notes};

export function App() {
  const [api, setApi] = useState<DockviewApi>();
  const [stored] = useState(readWorkspaces);
  const [workspaces, setWorkspaces] = useState(stored.workspaces);
  const [current, setCurrent] = useState(Object.keys(workspaces)[0]!);
  const [status, setStatus] = useState(stored.note);

  const open = (dock: DockviewApi, name: string, note: string) => {
    try {
      // A copy: the dock keeps the params it is given, and a component could change them.
      dock.fromJSON(structuredClone(workspaces[name]!));
      setStatus(note);
    } catch (error) {
      console.info('The workspace could not be opened.', error);
      dock.clear();
      const rest = {...workspaces};
      Reflect.deleteProperty(rest, name);
      writeWorkspaces(rest);
      setWorkspaces(rest);
      setStatus(`“${name}” was broken and is gone.`);
    }
  };

  const start = ({api: dock}: DockviewReadyEvent) => {
    open(dock, current, stored.note);
    setApi(dock);
  };

  const choose = (name: string) => {
    if (api) open(api, name, `Opened “${name}”.`);
    setCurrent(name);
  };

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (!api || name === '') return;
    const changed = {...workspaces, [name]: structuredClone(api.toJSON())};
    writeWorkspaces(changed);
    setWorkspaces(changed);
    setCurrent(name);
    setStatus(`Saved “${name}”.`);
  };

  return (
    <div className="app">
      <form className="toolbar" onSubmit={save}>
        <select
          aria-label="Workspace"
          value={current}
          onChange={(event) => choose(event.target.value)}
        >
          {Object.keys(workspaces).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <input name="name" aria-label="New name" placeholder="New name" />
        <button type="submit">Save</button>
        <span role="status">{status}</span>
      </form>
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
