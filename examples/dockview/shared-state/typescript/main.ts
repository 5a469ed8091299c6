import {createDockview, themeDark, themeLight, type IContentRenderer} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {Store} from './store';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Price of each product, in euros. */
const prices = {'Rye bread': 4, 'Lemon cake': 18, 'Oat biscuits': 6};
type Product = keyof typeof prices;
const products = Object.keys(prices) as Product[];

const amounts = new Store({'Rye bread': 2, 'Lemon cake': 1, 'Oat biscuits': 0});

class OrderForm implements IContentRenderer {
  readonly element = document.createElement('ul');
  private unsubscribe?: () => void;

  init() {
    this.element.className = 'panel lines';
    this.element.innerHTML = products
      .map(
        (product) => `<li>
          <label for="${product}">${product}</label>
          <input id="${product}" type="number" min="0" max="99">
        </li>`,
      )
      .join('');
    const inputs = Array.from(this.element.querySelectorAll('input'));
    for (const input of inputs) {
      input.addEventListener('input', () =>
        amounts.set({...amounts.value, [input.id]: input.valueAsNumber || 0}),
      );
    }
    this.unsubscribe = amounts.subscribe((value) => {
      for (const input of inputs) input.valueAsNumber = value[input.id as Product];
    });
  }

  // The store outlives the panel, so the panel takes its leave when it closes.
  dispose() {
    this.unsubscribe?.();
  }
}

class Total implements IContentRenderer {
  readonly element = document.createElement('div');
  private unsubscribe?: () => void;

  init() {
    this.element.className = 'panel';
    this.element.setAttribute('role', 'status');
    this.unsubscribe = amounts.subscribe((value) => {
      const total = products.reduce((sum, product) => sum + prices[product] * value[product], 0);
      this.element.innerHTML = `<p class="total">${total} €</p>`;
    });
  }

  dispose() {
    this.unsubscribe?.();
  }
}

class PriceList implements IContentRenderer {
  readonly element = document.createElement('ul');

  init() {
    this.element.className = 'panel lines';
    this.element.innerHTML = products
      .map((product) => `<li><span>${product}</span> ${prices[product]} €</li>`)
      .join('');
  }
}

const components = {order: OrderForm, total: Total, prices: PriceList};

const container = document.getElementById('app')!;
container.style.height = '100vh';
const api = createDockview(container, {
  createComponent: ({name}) => new components[name as keyof typeof components](),
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; panels share it fairly when it is known now.
api.layout(container.clientWidth, container.clientHeight);

api.addPanel({id: 'order', title: 'Order', component: 'order'});
api.addPanel({id: 'total', title: 'Total', component: 'total', position: {direction: 'right'}});
api.addPanel({
  id: 'prices',
  title: 'Prices',
  component: 'prices',
  position: {referencePanel: 'total', direction: 'below'},
});
