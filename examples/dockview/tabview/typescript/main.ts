import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
  type IHeaderActionsRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Query implements IContentRenderer {
  readonly element = document.createElement('pre');

  init({params}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = params.sql;
  }
}

class NewTab implements IHeaderActionsRenderer {
  readonly element = document.createElement('button');

  init() {
    this.element.type = 'button';
    this.element.className = 'new-tab';
    this.element.ariaLabel = 'New query';
    this.element.textContent = '+';
    this.element.addEventListener('click', () => addQuery('-- a new query'));
  }

  dispose() {
    this.element.remove();
  }
}

const container = document.getElementById('app')!;
container.style.height = '100vh';

const api = createDockview(container, {
  createComponent: () => new Query(),
  createLeftHeaderActionComponent: () => new NewTab(),
  disableFloatingGroups: true, // Shift and drag would float the group.
  noPanelsOverlay: 'emptyGroup', // Keeps the header, and with it the button.
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; panels share it fairly when it is known now.
api.layout(container.clientWidth, container.clientHeight);

// Refuse every drop that would open a second group.
api.onWillShowOverlay((event) => {
  const splits = event.kind === 'content' && event.position !== 'center';
  if (event.kind === 'edge' || splits) event.preventDefault();
});

function addQuery(sql: string) {
  // The first number that is free, so that closing and adding never gives an id twice.
  let number = 1;
  while (api.getPanel(`Query ${number}`)) number++;
  api.addPanel({id: `Query ${number}`, component: 'query', params: {sql}});
}

addQuery('select name, depth\nfrom harbor\nwhere depth > 4;');
addQuery('select count(*)\nfrom ship\nwhere arrived >= current_date;');
addQuery('select *\nfrom tide\norder by height desc\nlimit 10;');
