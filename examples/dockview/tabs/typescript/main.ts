import {
  createDockview,
  DefaultTab,
  themeDark,
  themeLight,
  type DockviewPanelApi,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
  type ITabRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Page implements IContentRenderer {
  readonly element = document.createElement('div');

  init({params}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = params.text;
  }
}

/** The library's own tab, with a menu for the right mouse button. */
class MenuTab extends DefaultTab {
  override init(parameters: GroupPanelPartInitParameters) {
    super.init(parameters);
    this.element.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      openMenu(parameters.api, event.clientX, event.clientY);
    });
  }
}

/** The style sheet hides the close button of these. */
class PinnedTab extends MenuTab {
  override init(parameters: GroupPanelPartInitParameters) {
    super.init(parameters);
    this.element.classList.add('pinned');
  }
}

/** A tab made from scratch: it follows the title by itself. */
class DraftTab implements ITabRenderer {
  readonly element = document.createElement('span');
  private subscription?: {dispose(): void};

  init({api, title}: GroupPanelPartInitParameters) {
    this.element.className = 'draft';
    this.element.textContent = api.title ?? title;
    this.subscription = api.onDidTitleChange((event) => {
      this.element.textContent = event.title;
    });
  }

  dispose() {
    this.subscription?.dispose();
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar"><button type="button">Menu of the active tab</button></div>
  <div class="dock"></div>
  <dialog>
    <label>Title <input></label>
    <div class="actions">
      <button type="button" data-action="rename">Rename</button>
      <button type="button" data-action="close">Close tab</button>
    </div>
  </dialog>
`;
const menu = app.querySelector('dialog')!;
const input = app.querySelector('input')!;
let tabOfMenu: DockviewPanelApi | undefined;

function openMenu(tab: DockviewPanelApi, x: number, y: number) {
  tabOfMenu = tab;
  input.value = tab.title ?? '';
  menu.setAttribute('aria-label', `Tab ${tab.title}`);
  menu.style.left = `${x}px`;
  menu.style.top = `${y}px`;
  menu.showModal();
}

function rename() {
  tabOfMenu?.setTitle(input.value);
  menu.close();
}

input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') rename();
});
menu.querySelector('[data-action=rename]')!.addEventListener('click', rename);
menu.querySelector('[data-action=close]')!.addEventListener('click', () => {
  tabOfMenu?.close();
  menu.close();
});

const api = createDockview(app.querySelector<HTMLElement>('.dock')!, {
  createComponent: () => new Page(),
  // Called for tabs that name a component; without an answer the tab is the library's own.
  createTabComponent: ({name}) => {
    if (name === 'menu') return new MenuTab();
    if (name === 'pinned') return new PinnedTab();
    if (name === 'draft') return new DraftTab();
    return undefined;
  },
  defaultTabComponent: 'menu',
  theme: prefersDark ? themeDark : themeLight,
});

function addPage(id: string, title: string, text: string, tabComponent?: string) {
  api.addPanel({id, title, component: 'page', params: {text}, tabComponent});
}

addPage(
  'recipe',
  'Recipe',
  'Pears, butter, 80 g of sugar, half an hour at 180 °C. Right-click this tab, or use the button above, to rename it.',
);
addPage(
  'shopping',
  'Shopping list',
  'Six pears, butter, vanilla. This tab has no close button: the list is always at hand.',
  'pinned',
);
addPage(
  'letter',
  'Letter',
  'The pears are ripe, come on Sunday. This tab is made from scratch; its mark says draft.',
  'draft',
);
api.getPanel('recipe')?.api.setActive();

// A menu that only the mouse can open needs a second way.
app.querySelector('.toolbar button')!.addEventListener('click', () => {
  if (api.activePanel) openMenu(api.activePanel.api, 12, 48);
});
