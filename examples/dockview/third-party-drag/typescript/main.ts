import {makeSortable, withMoved} from '../shared/sortable';
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

class Playlist implements IContentRenderer {
  readonly element = document.createElement('div');
  private stopSorting?: () => void;

  init({params}: GroupPanelPartInitParameters & {params: {songs: string[]}}) {
    this.element.className = 'panel';
    this.element.innerHTML = `
      <p>Drag the songs, or use the arrow keys. The tab, dragged with a mouse, goes its own way.</p>
      <ul class="songs"></ul>
    `;
    const list = this.element.querySelector('ul')!;
    let items = params.songs.map((song) => {
      const item = document.createElement('li');
      const button = item.appendChild(document.createElement('button'));
      button.type = 'button';
      button.textContent = song;
      return item;
    });
    list.append(...items);
    this.stopSorting = makeSortable(list, (from, to) => {
      items = withMoved(items, from, to);
      list.replaceChildren(...items);
    });
  }

  dispose() {
    this.stopSorting?.();
  }
}

class Cover implements IContentRenderer {
  readonly element = document.createElement('div');

  init() {
    this.element.className = 'panel';
    this.element.textContent = 'Live at the boathouse';
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = '<div class="dock"></div>';

// The dock drags with the browser's own drag and drop, which starts at a tab or a header and
// nowhere else. Pointer events inside a panel never reach it, so nothing has to be set up.
// A library that uses the browser's drag and drop works too, as long as the dock does not accept
// its drags in `onUnhandledDragOverEvent`.
const api = createDockview(app.querySelector<HTMLElement>('.dock')!, {
  createComponent: ({name}) => (name === 'playlist' ? new Playlist() : new Cover()),
  theme: prefersDark ? themeDark : themeLight,
});

api.addPanel({
  id: 'playlist',
  component: 'playlist',
  title: 'Playlist',
  params: {songs: ['Low water', 'Ferry', 'Lanterns', 'Home by five']},
});
api.addPanel({id: 'cover', component: 'cover', title: 'Cover', position: {direction: 'right'}});
