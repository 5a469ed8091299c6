import {
  Orientation,
  SplitviewReact,
  type ISplitviewPanelProps,
  type SplitviewReadyEvent,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;
const isWide = globalThis.matchMedia?.('(min-width: 600px)').matches;

function Part({params}: ISplitviewPanelProps<{heading: string; lines: string[]}>) {
  return (
    <section className="panel">
      <h2>{params.heading}</h2>
      <ul>
        {params.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

const components = {part: Part};

function addPanels({api}: SplitviewReadyEvent) {
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
}

export function App() {
  return (
    // A splitview fills its container, so the container needs a height.
    <div style={{height: '100vh'}}>
      <SplitviewReact
        // There is no `theme` option here; the class of a theme brings the colors.
        className={prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light'}
        orientation={isWide ? Orientation.HORIZONTAL : Orientation.VERTICAL}
        components={components}
        onReady={addPanels}
      />
    </div>
  );
}
