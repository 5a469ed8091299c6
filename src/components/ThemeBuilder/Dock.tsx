// Imports the library itself; loaded on its own, in the browser only.
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import facts from '@generated/library-themes/default/facts.json';
import type {DockviewApi, DockviewReadyEvent, DockviewTheme, IDockviewPanelProps, PaneviewReadyEvent} from 'dockview';
import {DockviewReact, PaneviewReact} from 'dockview/dist/dockview.esm.min.js';
import {useStore} from '../../hooks/useStore';
import {classNameOf, toCssFile} from '../../lib/themeBuilder/exportTheme';
import {Bars} from '../SamplePanels/Bars';
import {Chart} from '../SamplePanels/Chart';
import {Code} from '../SamplePanels/Code';
import {Files} from '../SamplePanels/Files';
import {Metrics} from '../SamplePanels/Metrics';
import {FILES} from '../SamplePanels/sources';
import {openTabsByKey} from '../SamplePanels/tabKeys';
import {Terminal} from '../SamplePanels/Terminal';
import type {Builder} from './createBuilder';
import {showDropTarget} from './showDropTarget';

/** Below this width, in pixels, there is one column. */
const NARROW = 600;

const nothing = (): void => undefined;

function Pane(): ReactNode {
  return <p className="tb-text">A pane, in a panel.</p>;
}

function Panes(): ReactNode {
  const onReady = ({api}: PaneviewReadyEvent): void => {
    for (const title of ['Outline', 'Timeline']) api.addPanel({id: title, title, component: 'pane', isExpanded: true});
  };
  return <PaneviewReact components={{pane: Pane}} onReady={onReady} />;
}

const CONTENT: Record<string, () => ReactNode> = {
  Files: () => <Files current="main.ts" onOpen={nothing} />,
  Terminal: () => <Terminal isLive={false} />,
  Traffic: () => <Chart isLive={false} />,
  Cities: () => <Bars isLive={false} />,
  Metrics: () => <Metrics isLive={false} />,
  Panes: () => <Panes />,
  Notes: () => <p className="tb-text">A floating group. Drag its header to move it.</p>,
};

function Panel({api: {id}}: IDockviewPanelProps): ReactNode {
  return <div className="tb-panel">{FILES[id] ? <Code text={FILES[id]} /> : CONTENT[id]?.()}</div>;
}

function Watermark(): ReactNode {
  return <p className="tb-watermark">An empty group: the watermark</p>;
}

const COMPONENTS = {panel: Panel};

/** Fills a dock with each state that a part can be in. */
function fill(api: DockviewApi): void {
  const isNarrow = api.width < NARROW;
  const add = (id: string, more: object = {}): unknown => api.addPanel({id, component: 'panel', ...more});
  const beside = (id: string): object => ({position: {referencePanel: id}, inactive: true});
  add('main.ts');
  add('theme.css', beside('main.ts'));
  add('panels.ts', beside('main.ts'));
  add('Terminal', {position: {direction: 'below'}, initialHeight: 0.28 * api.height});
  for (const id of ['Traffic', 'Metrics']) add(id, beside('Terminal'));
  if (!isNarrow) {
    add('Files', {position: {direction: 'left'}, initialWidth: 180});
    for (const id of ['Search', 'Branches', 'Extensions']) add(id, beside('Files'));
    add('Panes', {position: {referencePanel: 'Files', direction: 'below'}, initialHeight: 0.32 * api.height});
    add('Cities', {position: {referencePanel: 'main.ts', direction: 'right'}, initialWidth: 220});
    api.addGroup({referencePanel: 'Cities', direction: 'below'});
  }
  add('Notes', {floating: {width: 230, height: 130, position: {right: isNarrow ? 24 : 64, top: isNarrow ? 90 : 190}}});
  api.getPanel('main.ts')?.api.setActive();
}

/** The dock in the theme, styled by the very files that are exported. */
export default function Dock({builder, isDropShown}: {builder: Builder; isDropShown: boolean}): ReactNode {
  const theme = useStore(builder.theme);
  const focused = useStore(builder.focused);
  const [api, setApi] = useState<DockviewApi>();
  const {gap, dndOverlayMounting, dndPanelOverlay, name} = theme;
  const className = classNameOf(facts, theme);
  const object = useMemo(
    (): DockviewTheme => ({name, className, gap, dndOverlayMounting, dndPanelOverlay}),
    [name, className, gap, dndOverlayMounting, dndPanelOverlay],
  );
  const isSmall = focused?.name === '--dv-drag-over-border-color';
  const isShown = isDropShown || focused?.group === 'Drop targets';
  useEffect(() => (api && isShown ? showDropTarget(api, isSmall) : undefined), [api, isShown, isSmall, object]);
  return (
    <div className="tb-dock" ref={openTabsByKey}>
      <style>{toCssFile(facts, theme) + (focused?.shown ?? '')}</style>
      <DockviewReact
        theme={object}
        components={COMPONENTS}
        watermarkComponent={Watermark}
        onReady={({api: dock}: DockviewReadyEvent) => {
          fill(dock);
          setApi(dock);
        }}
      />
    </div>
  );
}
