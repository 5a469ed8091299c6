import {
  createDockview,
  themeDark,
  themeLight,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
const isWide = window.matchMedia('(min-width: 600px)').matches;

/** Writes the calls that build a layout, and checks it. The browser does not send what follows the `#`. */
const CODE_PAGE = 'https://dockview.dev/layout-check#layout=';

class Note implements IContentRenderer {
  readonly element = document.createElement('p');

  init({params}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = params.text;
  }
}

/** The layout of the dock that this panel is in. */
class LayoutJson implements IContentRenderer {
  readonly element = document.createElement('div');
  private readonly link = document.createElement('a');
  private readonly list = document.createElement('pre');
  private lines: string[] = [];
  private stop?: () => void;

  init({containerApi}: GroupPanelPartInitParameters) {
    this.element.className = 'layout';
    this.element.append(this.link, this.list);
    this.link.textContent = 'Copy as code';
    this.link.target = '_blank';
    this.list.tabIndex = 0;
    this.list.role = 'region';
    this.list.ariaLabel = 'Layout as JSON';
    const show = () => this.show(JSON.stringify(containerApi.toJSON(), null, 2).split('\n'));
    const subscription = containerApi.onDidLayoutChange(show);
    // The dock reports a drag when it ends. To show each step, look again while the mouse moves.
    window.addEventListener('pointermove', show);
    this.stop = () => {
      window.removeEventListener('pointermove', show);
      subscription.dispose();
    };
  }

  dispose() {
    this.stop?.();
  }

  private show(next: string[]) {
    const before = this.lines;
    if (next.join() === before.join()) return;
    this.lines = next;
    this.link.href = CODE_PAGE + encodeURIComponent(next.join('\n'));
    const rows = next.map((line) => {
      const isNew = before.length > 0 && !before.includes(line);
      const row = document.createElement(isNew ? 'mark' : 'span');
      row.textContent = line;
      return row;
    });
    this.list.replaceChildren(...rows);
    const first = this.list.querySelector('mark');
    // Not `scrollIntoView`: it would scroll the page around the dock as well.
    if (first) this.list.scrollTo({top: first.offsetTop - 60});
  }
}

const container = document.getElementById('app')!;
container.style.height = '100vh';

const api = createDockview(container, {
  createComponent: ({name}) => (name === 'json' ? new LayoutJson() : new Note()),
  theme: prefersDark ? themeDark : themeLight,
});
// A dock learns its size one frame later; the place of the floating group needs it now.
api.layout(container.clientWidth, container.clientHeight);

api.addPanel({
  id: 'chart',
  component: 'note',
  title: 'Chart',
  params: {text: 'Move the line beside this panel, or drag this tab with a mouse.'},
});
api.addPanel({
  id: 'layout',
  component: 'json',
  title: 'Layout',
  position: {direction: isWide ? 'right' : 'below'},
});
api.addPanel({
  id: 'depth',
  component: 'note',
  title: 'Depth',
  params: {text: '12.4 m'},
  floating: {x: 40, y: isWide ? 180 : 74, width: 160, height: 100},
});
