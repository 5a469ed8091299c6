import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {readBudget, setAmount, subscribe} from '../shared/budget';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

// The panel holds no data. It shows the budget, wherever and however often it is open.
class BudgetView implements IContentRenderer {
  readonly element = document.createElement('div');
  private unsubscribe?: () => void;

  init({title}: GroupPanelPartInitParameters) {
    const rows = Object.keys(readBudget()).map(
      (item) => `<tr>
        <th scope="row">${item}</th>
        <td><input type="number" min="0" aria-label="${item}" name="${item}"></td>
      </tr>`,
    );
    this.element.className = 'panel';
    this.element.innerHTML = `<table aria-label="${title}">
      <tbody>${rows.join('')}</tbody>
      <tfoot><tr><th scope="row">Total</th><td></td></tr></tfoot>
    </table>`;
    this.element.querySelectorAll('input').forEach((input) => {
      input.addEventListener('input', () => setAmount(input.name, input.valueAsNumber || 0));
    });
    this.unsubscribe = subscribe(() => this.show());
    this.show();
  }

  private show() {
    const budget = readBudget();
    this.element.querySelectorAll('input').forEach((input) => {
      input.valueAsNumber = budget[input.name] ?? 0;
    });
    const total = Object.values(budget).reduce((sum, amount) => sum + amount, 0);
    this.element.querySelector('tfoot td')!.textContent = `${total} €`;
  }

  // The budget outlives the view, so the view takes its leave when it closes.
  dispose() {
    this.unsubscribe?.();
  }
}

class Hint implements IContentRenderer {
  readonly element = document.createElement('div');

  init() {
    this.element.className = 'panel';
    this.element.textContent = 'Change an amount in one view and look at the other.';
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar"><button type="button">Open another view</button></div>
  <div class="dock"></div>
`;
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  createComponent: ({name}) => (name === 'budget' ? new BudgetView() : new Hint()),
  theme: prefersDark ? themeDark : themeLight,
});
// A floating group needs to know the size of the dock.
api.layout(container.clientWidth, container.clientHeight);

function openView(floating: boolean) {
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

openView(false);
api.addPanel({
  id: 'hint',
  title: 'Coast trip',
  component: 'hint',
  position: {direction: 'right'},
});
openView(true);

app.querySelector('button')!.addEventListener('click', () => openView(true));
