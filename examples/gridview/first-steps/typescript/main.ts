import {createGridview, GridviewPanel, Orientation} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

class Area extends GridviewPanel {
  getComponent() {
    const show = () => {
      const {heading, lines} = this.params as {heading: string; lines: string[]};
      this.element.innerHTML = `<section class="panel">
        <h2>${heading}</h2>
        <ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>
      </section>`;
    };
    show();
    // Called at each resize and with new params. Its argument differs; `this.params` does not.
    return {update: show, dispose: () => this.element.replaceChildren()};
  }
}

// A gridview fills its container, so the container needs a height.
const container = document.getElementById('app')!;
container.style.height = '100vh';

const api = createGridview(container, {
  // There is no `theme` option here; the class of a theme brings the colors.
  className: prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light',
  orientation: Orientation.HORIZONTAL,
  createComponent: ({id, name}) => new Area(id, name),
});
// A gridview learns its size one frame later; sizes of panels need it now.
api.layout(container.clientWidth, container.clientHeight);

api.addPanel({
  id: 'messages',
  component: 'area',
  params: {heading: 'Inbox', lines: ['Ferry times for May', 'Your parcel is here', 'Re: Boots']},
});
api.addPanel({
  id: 'folders',
  component: 'area',
  params: {heading: 'Folders', lines: ['Inbox (3)', 'Drafts', 'Sent', 'Archive']},
  position: {referencePanel: 'messages', direction: 'left'},
  size: 140, // pixels across the split: here a width
});
api.addPanel({
  id: 'reader',
  component: 'area',
  params: {heading: 'Ferry times for May', lines: ['From the 3rd on, at 7:10 and 16:40.']},
  position: {referencePanel: 'messages', direction: 'below'},
  size: 180, // and here a height
});
