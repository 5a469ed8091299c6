import type {FunctionComponent} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import type {PanelKind} from '../model/panels';
import {ChartPanel} from './ChartPanel';
import {DataPanel} from './DataPanel';
import {DocumentPanel} from './DocumentPanel';
import {EditorPanel} from './EditorPanel';
import {EventsPanel} from './EventsPanel';
import {FormPanel} from './FormPanel';
import {FramePanel} from './FramePanel';
import {JsonPanel} from './JsonPanel';

/** The component of each kind of panel. Outside of any component: the dock needs the same object every time. */
export const PANEL_COMPONENTS: Record<PanelKind, FunctionComponent<IDockviewPanelProps>> = {
  document: DocumentPanel,
  editor: EditorPanel,
  data: DataPanel,
  chart: ChartPanel,
  form: FormPanel,
  frame: FramePanel,
  events: EventsPanel,
  json: JsonPanel,
};
