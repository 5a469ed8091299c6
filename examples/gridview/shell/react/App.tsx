import {
  DockviewReact,
  GridviewReact,
  Orientation,
  themeDark,
  themeLight,
  type DockviewReadyEvent,
  type GridviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../shared/styles.css';

const theme = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches
  ? themeDark
  : themeLight;

function Chart({api}: IDockviewPanelProps) {
  return (
    <div className="panel">{api.title}: drag this tab with a mouse. It stays within the dock.</div>
  );
}

const dockComponents = {chart: Chart};

function addCharts({api}: DockviewReadyEvent) {
  api.addPanel({id: 'Visitors', component: 'chart'});
  api.addPanel({id: 'Income', component: 'chart', position: {direction: 'right'}});
}

function Sidebar() {
  return (
    <nav className="panel" aria-label="Sections">
      <ul>
        <li>Overview</li>
        <li>Reports</li>
        <li>Settings</li>
      </ul>
    </nav>
  );
}

const Workspace = () => (
  <DockviewReact components={dockComponents} onReady={addCharts} theme={theme} />
);

const StatusLine = () => <div className="status">Data of this morning, 6:00</div>;

const components = {sidebar: Sidebar, workspace: Workspace, status: StatusLine};

function addAreas({api}: GridviewReadyEvent) {
  api.addPanel({id: 'workspace', component: 'workspace', minimumWidth: 200});
  api.addPanel({
    id: 'sidebar',
    component: 'sidebar',
    position: {referencePanel: 'workspace', direction: 'left'},
    size: 140,
    minimumWidth: 100,
    maximumWidth: 240,
  });
  // The same minimum and maximum: an area of fixed height, without a sash that moves.
  api.addPanel({
    id: 'status',
    component: 'status',
    location: [1],
    minimumHeight: 26,
    maximumHeight: 26,
  });
}

export function App() {
  return (
    <div style={{height: '100vh'}}>
      <GridviewReact
        className={theme.className}
        orientation={Orientation.VERTICAL}
        components={components}
        onReady={addAreas}
      />
    </div>
  );
}
