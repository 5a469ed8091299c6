import {useState, useSyncExternalStore} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewApi,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import {readBudget, setAmount, subscribe} from '../shared/budget';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

// The panel holds no data. It shows the budget, wherever and however often it is open.
function BudgetView({api}: IDockviewPanelProps) {
  const budget = useSyncExternalStore(subscribe, readBudget);
  const total = Object.values(budget).reduce((sum, amount) => sum + amount, 0);
  return (
    <div className="panel">
      <table aria-label={api.title}>
        <tbody>
          {Object.entries(budget).map(([item, amount]) => (
            <tr key={item}>
              <th scope="row">{item}</th>
              <td>
                <input
                  type="number"
                  min={0}
                  aria-label={item}
                  value={amount}
                  onChange={(event) => setAmount(item, event.target.valueAsNumber || 0)}
                />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{total} €</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Hint() {
  return <div className="panel">Change an amount in one view and look at the other.</div>;
}

const components = {budget: BudgetView, hint: Hint};

function openView(api: DockviewApi, floating: boolean) {
  // Each view is another panel, with another id.
  let number = 1;
  while (api.getPanel(`budget-${number}`)) number++;
  const view = {id: `budget-${number}`, title: `Budget, view ${number}`, component: 'budget'};
  if (!floating) {
    api.addPanel(view);
    return;
  }
  const position = {right: 12 * number, bottom: 12 * number};
  api.addPanel({...view, floating: {width: 260, height: 230, position}});
}

export function App() {
  const [api, setApi] = useState<DockviewApi>();

  const start = (event: DockviewReadyEvent) => {
    openView(event.api, false);
    event.api.addPanel({
      id: 'hint',
      title: 'Coast trip',
      component: 'hint',
      position: {direction: 'right'},
    });
    openView(event.api, true);
    setApi(event.api);
  };

  return (
    <div className="app">
      <div className="toolbar">
        <button type="button" onClick={() => api && openView(api, true)}>
          Open another view
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
