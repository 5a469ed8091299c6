import {
  createDockview,
  themeDark,
  themeLight,
  type DockviewApi,
  type GroupPanelPartInitParameters,
  type IContentRenderer,
  type SerializedDockview,
} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import {readLayout, writeLayout} from '../shared/storage';
import '../../../frame.css';

const theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? themeDark : themeLight;

class Text implements IContentRenderer {
  readonly element = document.createElement('div');

  init({params}: GroupPanelPartInitParameters) {
    this.element.className = 'panel';
    this.element.textContent = params.text;
  }
}

/** Builds a saved layout, or the default one. Returns what the user should know. */
function build(api: DockviewApi, read: () => SerializedDockview | null, addDefault: () => void) {
  try {
    const saved = read();
    if (saved !== null) {
      api.fromJSON(saved);
      return 'Your layout is back.';
    }
  } catch (error) {
    console.info('The saved layout could not be read.', error);
    api.clear();
    addDefault();
    return 'The saved layout was broken. This is the default one.';
  }
  addDefault();
  return 'The default layout.';
}

/** A panel of the outer dock that holds a dock. Its layout lives in the params of this panel. */
class Trip implements IContentRenderer {
  readonly element = document.createElement('div');
  private inner?: DockviewApi;

  init({api, params}: GroupPanelPartInitParameters) {
    this.element.style.height = '100%';
    const inner = createDockview(this.element, {createComponent: () => new Text(), theme});
    this.inner = inner;
    // The element is put on the page right after `init`, and has no size before.
    queueMicrotask(() => {
      inner.layout(this.element.clientWidth, this.element.clientHeight);
      build(
        inner,
        () => params.layout ?? null,
        () => addDefaultTrip(inner),
      );
      // Params are part of the outer layout, so what saves that one saves this one with it.
      inner.onDidLayoutChange(() => api.updateParameters({layout: inner.toJSON()}));
    });
  }

  dispose() {
    this.inner?.dispose();
  }
}

function addDefaultTrip(inner: DockviewApi) {
  const text = (content: string) => ({component: 'text', params: {text: content}});
  inner.addPanel({id: 'Route', ...text('Harbor, lighthouse, salt marsh, and back by the dyke.')});
  inner.addPanel({id: 'Packing', ...text('Boots, binoculars, a flask of tea.'), inactive: true});
  inner.addPanel({
    id: 'Costs',
    ...text('Train 38, hostel 96, ferry 14.'),
    position: {direction: 'right'},
  });
}

const app = document.getElementById('app')!;
app.className = 'app';
app.innerHTML = `
  <div class="toolbar">
    <button type="button">Default layout</button>
    <span role="status"></span>
  </div>
  <div class="dock"></div>
`;
const container = app.querySelector<HTMLElement>('.dock')!;

const outer = createDockview(container, {
  createComponent: ({name}) => (name === 'trip' ? new Trip() : new Text()),
  theme,
});
// A dock learns its size one frame later; initial sizes need it now.
outer.layout(container.clientWidth, container.clientHeight);

function addDefaultPanels() {
  outer.addPanel({id: 'trip', title: 'Coast trip', component: 'trip'});
  outer.addPanel({
    id: 'Inbox',
    component: 'text',
    params: {
      text: 'Drag “Costs” onto this text with a mouse: a panel of the inner dock cannot leave it.',
    },
    position: {direction: 'left'},
    initialWidth: 170,
  });
}

app.querySelector('[role=status]')!.textContent = build(outer, readLayout, addDefaultPanels);
writeLayout(outer.toJSON()); // In the place of a broken one.
outer.onDidLayoutChange(() => writeLayout(outer.toJSON()));

app.querySelector('button')!.addEventListener('click', () => {
  outer.clear();
  addDefaultPanels();
});
