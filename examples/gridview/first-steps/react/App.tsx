import {
  GridviewReact,
  Orientation,
  type GridviewReadyEvent,
  type IGridviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

function Area({params}: IGridviewPanelProps<{heading: string; lines: string[]}>) {
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

const components = {area: Area};

function addPanels({api}: GridviewReadyEvent) {
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
}

export function App() {
  return (
    // A gridview fills its container, so the container needs a height.
    <div style={{height: '100vh'}}>
      <GridviewReact
        // There is no `theme` option here; the class of a theme brings the colors.
        className={prefersDark ? 'dockview-theme-dark' : 'dockview-theme-light'}
        orientation={Orientation.HORIZONTAL}
        components={components}
        onReady={addPanels}
      />
    </div>
  );
}
