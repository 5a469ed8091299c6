import type {FunctionComponent} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import type {PanelKind} from '../../../lib/demo/panels';
import {ChartPanel} from './ChartPanel';
import {DataPanel} from './DataPanel';
import {DocumentPanel} from './DocumentPanel';
import {EventsPanel} from './EventsPanel';
import {FormPanel} from './FormPanel';

/** The content of each kind of panel. Outside of any component: the dock wants the same object every time. */
export const PANEL_COMPONENTS: Record<PanelKind, FunctionComponent<IDockviewPanelProps>> = {
  document: DocumentPanel,
  data: DataPanel,
  chart: ChartPanel,
  events: EventsPanel,
  form: FormPanel,
};
