import {DockviewReact, themeDark, themeLight, type DockviewReadyEvent} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import {OrderProvider, prices, useOrder, type Product} from './order';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;
const products = Object.keys(prices) as Product[];

function OrderForm() {
  const {amounts, setAmount} = useOrder();
  return (
    <ul className="panel lines">
      {products.map((product) => (
        <li key={product}>
          <label htmlFor={product}>{product}</label>
          <input
            id={product}
            type="number"
            min={0}
            max={99}
            value={amounts[product]}
            onChange={(event) => setAmount(product, event.target.valueAsNumber || 0)}
          />
        </li>
      ))}
    </ul>
  );
}

function Total() {
  const {amounts} = useOrder();
  const total = products.reduce((sum, product) => sum + prices[product] * amounts[product], 0);
  return (
    <div className="panel" role="status">
      <p className="total">{total} €</p>
    </div>
  );
}

function PriceList() {
  return (
    <ul className="panel lines">
      {products.map((product) => (
        <li key={product}>
          <span>{product}</span> {prices[product]} €
        </li>
      ))}
    </ul>
  );
}

// Outside of the component: a new object on each render would be a change of options.
const components = {order: OrderForm, total: Total, prices: PriceList};

function addPanels({api}: DockviewReadyEvent) {
  api.addPanel({id: 'order', title: 'Order', component: 'order'});
  api.addPanel({id: 'total', title: 'Total', component: 'total', position: {direction: 'right'}});
  api.addPanel({
    id: 'prices',
    title: 'Prices',
    component: 'prices',
    position: {referencePanel: 'total', direction: 'below'},
  });
}

export function App() {
  return (
    // Above the dock, so that all panels are below it, wherever they are dragged.
    <OrderProvider>
      <div style={{height: '100vh'}}>
        <DockviewReact
          components={components}
          onReady={addPanels}
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </OrderProvider>
  );
}
