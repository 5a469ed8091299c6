import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
  type IGroupHeaderProps,
  type IHeaderActionsRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Note implements IContentRenderer {
  readonly element = document.createElement('div');

  init({params}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = params.text;
  }
}

function makeButton(onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', onPress);
  return button;
}

function label(button: HTMLButtonElement, sign: string, name: string) {
  button.textContent = sign;
  button.title = name;
  button.ariaLabel = name;
}

abstract class HeaderPart implements IHeaderActionsRenderer {
  readonly element = document.createElement('span');
  protected readonly subscriptions: {dispose(): void}[] = [];

  constructor() {
    this.element.className = 'actions';
  }

  abstract init(props: IGroupHeaderProps): void;

  // Called when the group goes; what listens to the dock has to stop here.
  dispose() {
    for (const subscription of this.subscriptions) subscription.dispose();
  }
}

/** Before the tabs. */
class Count extends HeaderPart {
  init({containerApi, group}: IGroupHeaderProps) {
    const show = () => {
      this.element.textContent = String(group.panels.length);
    };
    this.subscriptions.push(containerApi.onDidLayoutChange(show));
    show();
  }
}

let added = 0;

/** After the last tab. */
class AddButton extends HeaderPart {
  init({containerApi, group}: IGroupHeaderProps) {
    const button = makeButton(() => {
      added += 1;
      containerApi.addPanel({
        id: `added-${added}`,
        component: 'note',
        title: `Note ${added}`,
        params: {text: 'An empty page.'},
        position: {referenceGroup: group.id},
      });
    });
    label(button, '+', 'Add a note');
    this.element.append(button);
  }
}

/** At the right end of the header. */
class GroupButtons extends HeaderPart {
  init({api, containerApi, group}: IGroupHeaderProps) {
    const isFloating = () => api.location.type === 'floating';
    const maximize = makeButton(() => (api.isMaximized() ? api.exitMaximized() : api.maximize()));
    const float = makeButton(() => {
      const member = containerApi.groups.find(({id}) => id === group.id);
      if (isFloating()) api.moveTo({position: 'right'});
      else if (member) containerApi.addFloatingGroup(member);
    });
    const show = () => {
      label(maximize, api.isMaximized() ? '▫' : '□', api.isMaximized() ? 'Restore' : 'Maximize');
      label(float, isFloating() ? '↙' : '↗', isFloating() ? 'Put back' : 'Float');
      maximize.hidden = isFloating(); // only the grid can maximize
    };
    this.subscriptions.push(
      containerApi.onDidMaximizedGroupChange(show),
      api.onDidLocationChange(show),
    );
    this.element.append(maximize, float);
    show();
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = '<div class="dock"></div>';

const api = createDockview(app.querySelector<HTMLElement>('.dock')!, {
  createComponent: () => new Note(),
  // Called once for each group.
  createPrefixHeaderActionComponent: () => new Count(),
  createLeftHeaderActionComponent: () => new AddButton(),
  createRightHeaderActionComponent: () => new GroupButtons(),
  theme: prefersDark ? themeDark : themeLight,
});

function addNote(id: string, title: string, text: string) {
  api.addPanel({id, title, component: 'note', params: {text}, position: {direction: 'right'}});
}

addNote('trip', 'Trip', 'Night train on the 4th, back on the 9th.');
addNote('packing', 'Packing', 'Boots, maps, the small stove, something to read.');
