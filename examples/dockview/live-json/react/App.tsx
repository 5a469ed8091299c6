import {useEffect, useRef, useState} from 'react';
import {
  DockviewReact,
  themeDark,
  themeLight,
  type DockviewReadyEvent,
  type IDockviewPanelProps,
} from 'dockview';
import 'dockview/dist/styles/dockview.css';
import '../shared/styles.css';

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;
const isWide = globalThis.matchMedia?.('(min-width: 600px)').matches;

/** Writes the calls that build a layout, and checks it. The browser does not send what follows the `#`. */
const CODE_PAGE = 'https://dockview.dev/layout-check#layout=';

const Note = ({params}: IDockviewPanelProps<{text: string}>) => (
  <p className="panel">{params.text}</p>
);

/** The layout of the dock that this panel is in. */
function LayoutJson({containerApi}: IDockviewPanelProps) {
  const [{lines, before}, setShown] = useState({lines: [''], before: ['']});
  const list = useRef<HTMLPreElement>(null);

  useEffect(() => {
    const show = () => {
      const next = JSON.stringify(containerApi.toJSON(), null, 2).split('\n');
      setShown((shown) =>
        shown.lines.join() === next.join() ? shown : {lines: next, before: shown.lines},
      );
    };
    const subscription = containerApi.onDidLayoutChange(show);
    show();
    // The dock reports a drag when it ends. To show each step, look again while the mouse moves.
    window.addEventListener('pointermove', show);
    return () => {
      window.removeEventListener('pointermove', show);
      subscription.dispose();
    };
  }, [containerApi]);

  useEffect(() => {
    const first = list.current?.querySelector('mark');
    // Not `scrollIntoView`: it would scroll the page around the dock as well.
    if (first) list.current?.scrollTo({top: first.offsetTop - 60});
  }, [lines]);

  return (
    <div className="layout">
      <a href={CODE_PAGE + encodeURIComponent(lines.join('\n'))} target="_blank" rel="noreferrer">
        Copy as code
      </a>
      {/* A list that scrolls has to take the keyboard's focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="region" aria-label="Layout as JSON" ref={list}>
        {lines.map((line, index) => {
          const isNew = before.length > 1 && !before.includes(line);
          return isNew ? <mark key={index}>{line}</mark> : <span key={index}>{line}</span>;
        })}
      </pre>
    </div>
  );
}

const components = {note: Note, json: LayoutJson};

function addPanels({api}: DockviewReadyEvent) {
  api.addPanel({
    id: 'chart',
    component: 'note',
    title: 'Chart',
    params: {text: 'Move the line beside this panel, or drag this tab with a mouse.'},
  });
  api.addPanel({
    id: 'layout',
    component: 'json',
    title: 'Layout',
    position: {direction: isWide ? 'right' : 'below'},
  });
  api.addPanel({
    id: 'depth',
    component: 'note',
    title: 'Depth',
    params: {text: '12.4 m'},
    floating: {x: 40, y: isWide ? 180 : 74, width: 160, height: 100},
  });
}

export function App() {
  return (
    <div style={{height: '100vh'}}>
      <DockviewReact
        components={components}
        onReady={addPanels}
        theme={prefersDark ? themeDark : themeLight}
      />
    </div>
  );
}
