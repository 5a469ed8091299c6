import {useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

const months = ['January', 'February', 'March', 'April', 'May', 'June'].concat([
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]);
const entries = Array.from({length: 30}, (_, day) => `${(day * 7) % 23} visitors`);

// Content is cut off unless its own root has the full height and scrolls: see `.panel`.
function Month({api}: IDockviewPanelProps) {
  return (
    // A part that scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="panel" tabIndex={0} role="region" aria-label={`Visitors in ${api.title}`}>
      <ol>
        {entries.map((entry, day) => (
          <li key={day}>{entry}</li>
        ))}
      </ol>
    </div>
  );
}

const components = {month: Month};

function addPanels({api}: DockviewReadyEvent) {
  for (const month of months) api.addPanel({id: month, component: 'month'});
  api.getPanel('January')?.api.setActive();
}

export function App() {
  const [scrollbars, setScrollbars] = useState<'custom' | 'native'>('custom');
  return (
    <div className="app">
      <div className="toolbar" role="group" aria-label="Scrollbar of the tabs">
        {(['custom', 'native'] as const).map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="scrollbars"
              checked={scrollbars === kind}
              onChange={() => setScrollbars(kind)}
            />{' '}
            {kind}
          </label>
        ))}
      </div>
      <div className="dock">
        {/* A group reads the option when it is created; the key makes a new dock. */}
        <DockviewReact
          key={scrollbars}
          scrollbars={scrollbars}
          components={components}
          onReady={addPanels}
          theme={prefersDark ? themeDark : themeLight}
        />
      </div>
    </div>
  );
}
