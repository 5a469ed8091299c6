import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewReadyEvent,
  type IDockviewHeaderActionsProps,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Query({params}: IDockviewPanelProps<{sql: string}>) {
  return <pre className="panel">{params.sql}</pre>;
}

const components = {query: Query};

function addQuery(api: DockviewApi, sql: string) {
  // The first number that is free, so that closing and adding never gives an id twice.
  let number = 1;
  while (api.getPanel(`Query ${number}`)) number++;
  api.addPanel({id: `Query ${number}`, component: 'query', params: {sql}});
}

function NewTab({containerApi}: IDockviewHeaderActionsProps) {
  return (
    <button
      type="button"
      className="new-tab"
      aria-label="New query"
      onClick={() => addQuery(containerApi, '-- a new query')}
    >
      +
    </button>
  );
}

function start({api}: DockviewReadyEvent) {
  // Refuse every drop that would open a second group.
  api.onWillShowOverlay((event) => {
    const splits = event.kind === 'content' && event.position !== 'center';
    if (event.kind === 'edge' || splits) event.preventDefault();
  });
  addQuery(api, 'select name, depth\nfrom harbor\nwhere depth > 4;');
  addQuery(api, 'select count(*)\nfrom ship\nwhere arrived >= current_date;');
  addQuery(api, 'select *\nfrom tide\norder by height desc\nlimit 10;');
}

export function App() {
  return (
    <div style={{height: '100vh'}}>
      <DockviewReact
        components={components}
        leftHeaderActionsComponent={NewTab}
        onReady={start}
        disableFloatingGroups // Shift and drag would float the group.
        noPanelsOverlay="emptyGroup" // Keeps the header, and with it the button.
        theme={prefersDark ? themeDark : themeLight}
      />
    </div>
  );
}
