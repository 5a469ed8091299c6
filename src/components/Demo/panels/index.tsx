import type {ComponentType, FunctionComponent, ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {Bars} from '../../SamplePanels/Bars';
import {Book} from '../../SamplePanels/Book';
import {Chart} from '../../SamplePanels/Chart';
import {Metrics} from '../../SamplePanels/Metrics';
import {Price} from '../../SamplePanels/Price';
import {Quotes} from '../../SamplePanels/Quotes';
import {Terminal} from '../../SamplePanels/Terminal';
import {useDockState} from '../../SamplePanels/useDockState';
import type {PanelKind} from '../model/panels';
import {DataPanel} from './DataPanel';
import {DocumentPanel} from './DocumentPanel';
import {EditorPanel} from './EditorPanel';
import {EventsPanel} from './EventsPanel';
import {FilesPanel} from './FilesPanel';
import {FormPanel} from './FormPanel';
import {FramePanel} from './FramePanel';
import {JsonPanel} from './JsonPanel';
import {ScrollArea} from './ScrollArea';

/** A panel with sample data that move while it shows. */
function moving(Sample: ComponentType<{isLive: boolean}>): FunctionComponent<IDockviewPanelProps> {
  return function MovingPanel({api}): ReactNode {
    const isLive = useDockState(api.onDidVisibilityChange, () => api.isVisible);
    return (
      <ScrollArea api={api}>
        <Sample isLive={isLive} />
      </ScrollArea>
    );
  };
}

/** The component of each kind of panel. Outside of any component: the dock needs the same object every time. */
export const PANEL_COMPONENTS: Record<PanelKind, FunctionComponent<IDockviewPanelProps>> = {
  document: DocumentPanel,
  editor: EditorPanel,
  files: FilesPanel,
  terminal: moving(Terminal),
  chart: moving(Chart),
  bars: moving(Bars),
  metrics: moving(Metrics),
  quotes: moving(Quotes),
  price: moving(Price),
  book: moving(Book),
  data: DataPanel,
  form: FormPanel,
  frame: FramePanel,
  events: EventsPanel,
  json: JsonPanel,
};
