import {useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import {formPage} from '../shared/form';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Page({api}: IDockviewPanelProps) {
  const [loads, setLoads] = useState(0);
  return (
    <div className="page">
      <div className="loads" role="status">
        {api.title}: loaded {loads} {loads === 1 ? 'time' : 'times'}
      </div>
      <iframe title={api.title} srcDoc={formPage} onLoad={() => setLoads((count) => count + 1)} />
    </div>
  );
}

function Help() {
  return (
    <div className="panel">
      Type into both forms. Then switch their tabs, or move one to another place with a mouse, and
      look at the counts.
    </div>
  );
}

const components = {page: Page, help: Help};

function addPanels({api}: DockviewReadyEvent) {
  // The element of an 'always' panel never leaves the page; it is hidden, or moved by CSS.
  api.addPanel({id: 'kept', title: 'Kept', component: 'page', renderer: 'always'});
  api.addPanel({id: 'help', title: 'What to try', component: 'help', inactive: true});
  // The default takes the element out while the tab is hidden. An iframe loads anew when it is back.
  api.addPanel({
    id: 'reloaded',
    title: 'Reloaded',
    component: 'page',
    renderer: 'onlyWhenVisible',
    position: {direction: 'right'},
  });
  api.addPanel({
    id: 'help-too',
    title: 'Another tab',
    component: 'help',
    position: {referencePanel: 'reloaded'},
    inactive: true,
  });
}

export function App() {
  return (
    <div style={{height: '100vh'}}>
      <DockviewReact
        components={components}
        onReady={addPanels}
        theme={prefersDark ? themeDark : themeLight}
      />
    </div>
  );
}
