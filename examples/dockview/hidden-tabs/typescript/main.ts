import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
  type IDockviewPanel,
  type IGroupHeaderProps,
  type IHeaderActionsRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {addPanels, findHiddenTabs, showTab} from '../shared/hiddenTabs';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class City implements IContentRenderer {
  readonly element = document.createElement('div');

  init({title}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = title;
  }
}

function makeButton(text: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', onPress);
  return button;
}

function makeEntry(menu: HTMLElement, panel: IDockviewPanel): HTMLLIElement {
  const entry = document.createElement('li');
  const button = makeButton(panel.title ?? panel.id, () => showTab(panel));
  button.popoverTargetElement = menu;
  button.popoverTargetAction = 'hide';
  entry.append(button);
  return entry;
}

/** At the right end of the header: a button that opens the menu. */
class HiddenTabs implements IHeaderActionsRenderer {
  readonly element = document.createElement('div');

  init({containerApi, group}: IGroupHeaderProps) {
    // The browser closes it by Escape and by a click elsewhere.
    const menu = document.createElement('ul');
    menu.popover = 'auto';
    const button = makeButton('Hidden tabs', () => {
      const {bottom, right} = button.getBoundingClientRect();
      menu.style.top = `${bottom}px`;
      menu.style.right = `${window.innerWidth - right}px`;
      const panels = findHiddenTabs(containerApi.groups.find(({id}) => id === group.id)!);
      menu.replaceChildren(...panels.map((panel) => makeEntry(menu, panel)));
      if (panels.length === 0) menu.innerHTML = '<li>All tabs are visible.</li>';
    });
    button.popoverTargetElement = menu;
    this.element.className = 'hidden-tabs';
    this.element.append(button, menu);
  }

  dispose() {}
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = '<div class="dock"></div>';
const container = app.querySelector<HTMLElement>('.dock')!;

const api = createDockview(container, {
  createComponent: () => new City(),
  createRightHeaderActionComponent: () => new HiddenTabs(),
  disableTabsOverflowList: true,
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; the first layout needs it now.
api.layout(container.clientWidth, container.clientHeight);
addPanels(api);
