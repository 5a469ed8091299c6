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

class Text implements IContentRenderer {
  readonly element = document.createElement('div');

  init({params}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = params.text;
  }
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar"><button type="button">Open or close the reply</button></div>
  <div class="dock"></div>
`;

const api = createDockview(app.querySelector<HTMLElement>('.dock')!, {
  createComponent: () => new Text(),
  singleTabMode: 'fullwidth', // read when a group is made; later changes reach new groups only
  theme: prefersDark ? themeDark : themeLight,
});

api.addPanel({
  id: 'inbox',
  component: 'text',
  title: 'Inbox',
  params: {
    text: 'Seven letters. The title above takes the whole width: this group holds one panel.',
  },
});
api.addPanel({
  id: 'message',
  component: 'text',
  title: 'Moving the meeting',
  params: {text: 'Could we meet an hour later on Thursday? The train is late that day.'},
  position: {direction: 'right'},
});

app.querySelector('button')!.addEventListener('click', () => {
  const open = api.getPanel('reply');
  if (open) {
    open.api.close();
    return;
  }
  api.addPanel({
    id: 'reply',
    component: 'text',
    title: 'Reply',
    params: {text: 'Two panels in this group: they get a tab each.'},
    position: {referencePanel: 'message'},
  });
});
