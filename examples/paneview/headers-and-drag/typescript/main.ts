import {createPaneview, type IPanePart, type PanePanelComponentInitParameter} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../shared/styles.css';

/** The kind of data the card carries; a type of your own keeps other drags out. */
const TASK = 'text/x-task';
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** What header and body have in common: they get the same params and are notified of changes. */
abstract class TaskPart implements IPanePart {
  abstract readonly element: HTMLElement;

  init(parameters: PanePanelComponentInitParameter) {
    this.show(parameters, parameters.params.tasks);
    parameters.api.onDidParametersChange((changed) => this.show(parameters, changed.tasks));
  }

  protected abstract show(parameters: PanePanelComponentInitParameter, tasks: string[]): void;

  update() {
    // Called at each resize as well, with another argument; the event above is enough.
  }

  dispose() {
    this.element.remove();
  }
}

class Header extends TaskPart {
  readonly element = document.createElement('div');
  private readonly button = document.createElement('button');
  private readonly count = document.createElement('span');

  override init(parameters: PanePanelComponentInitParameter) {
    const {api, title} = parameters;
    this.element.className = 'header';
    this.element.append(this.button, this.count);
    this.button.type = 'button';
    this.button.addEventListener('click', () => api.setExpanded(!api.isExpanded));
    // A new listener is called immediately with the current state.
    api.onDidExpansionChange(({isExpanded}) => {
      this.button.ariaExpanded = String(isExpanded);
      this.button.textContent = `${isExpanded ? '▾' : '▸'} ${title}`;
    });
    super.init(parameters);
  }

  protected show(_: PanePanelComponentInitParameter, tasks: string[]) {
    this.count.textContent = String(tasks.length);
  }
}

class TaskList extends TaskPart {
  readonly element = document.createElement('ul');

  protected show(_: PanePanelComponentInitParameter, tasks: string[]) {
    this.element.className = 'tasks';
    this.element.innerHTML = tasks.map((task) => `<li>${task}</li>`).join('');
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="bar"><span class="card" draggable="true">Buy twine</span> Drag me into a pane.</div>
  <div class="panes"></div>
`;
const card = app.querySelector<HTMLElement>('.card')!;
card.addEventListener('dragstart', (event) => event.dataTransfer?.setData(TASK, 'Buy twine'));
const container = app.querySelector<HTMLElement>('.panes')!;

const api = createPaneview(container, {
  className: prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light',
  createComponent: () => new TaskList(),
  createHeaderComponent: ({name}) => (name === 'count' ? new Header() : undefined),
});
api.layout(container.clientWidth, container.clientHeight);

const pane = {component: 'tasks', headerComponent: 'count', headerSize: 32, isExpanded: true};
const addPane = (title: string, tasks: string[]) =>
  api.addPanel({...pane, id: title, title, params: {tasks}});
addPane('Today', ['Water the beans', 'Call the harbor office']);
addPane('This week', ['Repair the gate']);
addPane('Later', ['Paint the boat', 'Sort the photographs']);

// What does not come from this paneview is refused, until it is accepted here.
api.onUnhandledDragOverEvent((event) => {
  if (event.nativeEvent.dataTransfer?.types.includes(TASK)) event.accept();
});

api.onDidDrop(({panel, nativeEvent}) => {
  const task = nativeEvent.dataTransfer?.getData(TASK);
  const tasks: string[] = panel.params?.tasks ?? [];
  if (task && !tasks.includes(task)) panel.api.updateParameters({tasks: [...tasks, task]});
});
