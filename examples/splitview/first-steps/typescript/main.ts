import {createSplitview, Orientation, SplitviewPanel} from 'dockview-core';
import 'dockview-core/dist/styles/dockview.css';
import '../shared/styles.css';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
const isWide = window.matchMedia('(min-width: 600px)').matches;

class Part extends SplitviewPanel {
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

// A splitview fills its container, so the container needs a height.
const container = document.getElementById('app')!;
container.style.height = '100vh';

const api = createSplitview(container, {
  // There is no `theme` option here; the class of a theme brings the colors.
  className: prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light',
  orientation: isWide ? Orientation.HORIZONTAL : Orientation.VERTICAL,
  createComponent: ({id, name}) => new Part(id, name),
});
// A splitview learns its size one frame later; sizes of panels need it now.
api.layout(container.clientWidth, container.clientHeight);

// The first panel is alone and fills the space, so a size would be lost on it.
api.addPanel({
  id: 'steps',
  component: 'part',
  params: {heading: 'Oat biscuits', lines: ['Melt the butter.', 'Mix all.', 'Bake 12 minutes.']},
});
api.addPanel({
  id: 'ingredients',
  component: 'part',
  params: {heading: 'Ingredients', lines: ['150 g oats', '80 g butter', '1 egg']},
  index: 0,
  size: isWide ? 180 : 110, // pixels along the split
});
api.addPanel({
  id: 'notes',
  component: 'part',
  params: {heading: 'Notes', lines: ['Less sugar next time.']},
  size: isWide ? 200 : 90,
});
