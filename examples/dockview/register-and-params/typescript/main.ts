import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

// Params end up in saved layouts, so keep them to what JSON can hold.
type Order = {
  number: number;
  pickUp: string;
  total: string;
};

type Note = {
  text: string;
};

/** What `init` gets, for a panel whose params are known. The dock itself does not check them. */
type Init<Params> = GroupPanelPartInitParameters & {params: Params};

class OrderPanel implements IContentRenderer {
  readonly element = document.createElement('div');

  init({params}: Init<Order>) {
    this.element.className = 'panel';
    const list = this.element.appendChild(document.createElement('dl'));
    const rows = {Order: String(params.number), 'Pick-up': params.pickUp, Total: params.total};
    for (const [term, value] of Object.entries(rows)) {
      list.appendChild(document.createElement('dt')).textContent = term;
      list.appendChild(document.createElement('dd')).textContent = value;
    }
  }
}

class NotePanel implements IContentRenderer {
  readonly element = document.createElement('div');

  init({params}: Init<Note>) {
    this.element.className = 'panel';
    this.element.textContent = params.text;
  }
}

/** Stands in for every name that is not registered. */
class MissingPanel implements IContentRenderer {
  readonly element = document.createElement('div');

  init({api}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = `This version cannot show panels of the kind “${api.component}”.`;
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar"><button type="button">Open a kind nobody registered</button></div>
  <div class="dock"></div>
`;
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  // What this returns is the panel's content; an error thrown here reaches the caller of `addPanel`.
  createComponent: ({name}) => {
    if (name === 'order') return new OrderPanel();
    if (name === 'note') return new NotePanel();
    return new MissingPanel();
  },
  theme: prefersDark ? themeDark : themeLight,
});

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

app.querySelector('button')!.addEventListener('click', () => {
  const open = api.getPanel('map');
  if (open) open.api.setActive();
  else api.addPanel({id: 'map', component: 'map', title: 'Map'});
});
