import {useState} from 'react';
import {
  DockviewReact,
  themeAbyss,
  themeAbyssSpaced,
  themeDark,
  themeDracula,
  themeLight,
  themeLightSpaced,
  themeReplit,
  themeVisualStudio,
  type DockviewReadyEvent,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../../../frame.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;

const themes = {
  Dark: themeDark,
  Light: themeLight,
  'Visual Studio': themeVisualStudio,
  Abyss: themeAbyss,
  Dracula: themeDracula,
  Replit: themeReplit,
  'Abyss Spaced': themeAbyssSpaced,
  'Light Spaced': themeLightSpaced,
};

type ThemeName = keyof typeof themes;
const themeNames = Object.keys(themes) as ThemeName[];

const Forecast = () => (
  <div className="panel">
    <p>Wind south-west 4, later 5. Showers in the evening.</p>
  </div>
);

const Tides = () => (
  <div className="panel">
    <table>
      <tbody>
        <tr>
          <td>04:12</td>
          <td>high, 3.1 m</td>
        </tr>
        <tr>
          <td>10:31</td>
          <td>low, 0.4 m</td>
        </tr>
      </tbody>
    </table>
  </div>
);

const Log = () => <div className="panel">06:00 left the harbor</div>;

const components = {forecast: Forecast, tides: Tides, log: Log};

function addPanels({api}: DockviewReadyEvent) {
  api.addPanel({id: 'forecast', title: 'Forecast', component: 'forecast'});
  api.addPanel({id: 'log', title: 'Log', component: 'log', inactive: true});
  api.addPanel({id: 'tides', title: 'Tides', component: 'tides', position: {direction: 'right'}});
  api.addPanel({
    id: 'radio',
    title: 'Radio',
    component: 'log',
    position: {referencePanel: 'tides', direction: 'below'},
  });
}

export function App() {
  const [name, setName] = useState<ThemeName>(prefersDark ? 'Abyss Spaced' : 'Light Spaced');
  return (
    <div className="app">
      <label className="toolbar">
        Theme
        <select value={name} onChange={(event) => setName(event.target.value as ThemeName)}>
          {themeNames.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <div className="dock">
        {/* Another theme changes the look only: the panels and their state stay. */}
        <DockviewReact components={components} onReady={addPanels} theme={themes[name]} />
      </div>
    </div>
  );
}
