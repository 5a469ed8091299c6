import {useMemo, useState} from 'react';
import {
  DockviewReact,
  type DockviewReadyEvent,
  type DockviewTheme,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';
import '../shared/theme.css';

function Page({params}: IDockviewPanelProps<{text: string}>) {
  return <div className="panel">{params.text}</div>;
}

const components = {page: Page};

function addPanels({api}: DockviewReadyEvent) {
  const page = (text: string) => ({component: 'page', params: {text}});
  api.addPanel({
    id: 'Berths',
    ...page('12 of 30 berths are free. Drag a tab with a mouse to see the overlay.'),
  });
  api.addPanel({id: 'Arrivals', ...page('14:20 Curlew, from the islands.'), inactive: true});
  api.addPanel({
    id: 'Weather',
    ...page('South-west 4, good visibility.'),
    position: {direction: 'right'},
  });
  api.addPanel({
    id: 'Tides',
    ...page('High water 16:45, 3.2 m.'),
    position: {referencePanel: 'Weather', direction: 'below'},
  });
}

export function App() {
  const [gap, setGap] = useState(10);
  const [glides, setGlides] = useState(true);

  // The dock takes a new theme whenever the object is another one.
  const theme = useMemo<DockviewTheme>(
    () => ({
      name: 'harbor',
      // A popout window receives the first class that begins with `dockview-theme-`.
      className: 'dockview-theme-harbor',
      gap,
      // 'absolute': one overlay for the whole dock. 'relative': one in each group.
      dndOverlayMounting: glides ? 'absolute' : 'relative',
      // 'group': the overlay covers the tabs as well.
      dndPanelOverlay: glides ? 'group' : 'content',
    }),
    [gap, glides],
  );

  return (
    <div className="app">
      <div className="toolbar">
        <label>
          Gap
          <input
            type="range"
            min={0}
            max={24}
            value={gap}
            onChange={(event) => setGap(event.target.valueAsNumber)}
          />
          {gap} px
        </label>
        <label>
          <input
            type="checkbox"
            checked={glides}
            onChange={(event) => setGlides(event.target.checked)}
          />
          One overlay for the dock
        </label>
      </div>
      <div className="dock">
        <DockviewReact components={components} onReady={addPanels} theme={theme} />
      </div>
    </div>
  );
}
