import type {ComponentType, FunctionComponent, ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {useStore} from '../../../hooks/useStore';
import {Bars} from '../../SamplePanels/Bars';
import {Book} from '../../SamplePanels/Book';
import {Chart} from '../../SamplePanels/Chart';
import {Code} from '../../SamplePanels/Code';
import {Files} from '../../SamplePanels/Files';
import {Metrics} from '../../SamplePanels/Metrics';
import {Price} from '../../SamplePanels/Price';
import {Quotes} from '../../SamplePanels/Quotes';
import {FILES} from '../../SamplePanels/sources';
import {Terminal} from '../../SamplePanels/Terminal';
import {useDockState} from '../../SamplePanels/useDockState';
import {openFile} from '../commands/add';
import {useDemo} from '../DemoContext';
import type {PanelKind} from '../model/panels';
import {LIMITS} from '../model/readLayout';
import {DataPanel} from './DataPanel';
import {DocumentPanel} from './DocumentPanel';
import {EventsPanel} from './EventsPanel';
import {FormPanel} from './FormPanel';
import {FramePanel} from './FramePanel';
import {ScrollArea} from './ScrollArea';
import styles from './styles.module.css';
import {usePanelText} from './usePanelText';

/** An editor of the file that its title names. */
function EditorPanel({api}: IDockviewPanelProps): ReactNode {
  const title = api.title ?? 'Editor';
  const [text, setText] = usePanelText(api.id, 'text', FILES[title] ?? FILES['main.ts']);
  return (
    <div className={styles.panel}>
      <Code text={text} label={`${title}: text`} maxLength={LIMITS.text} onChange={setText} />
    </div>
  );
}

/** Files, which open in editors. */
function FilesPanel({api}: IDockviewPanelProps): ReactNode {
  const demo = useDemo();
  return (
    <ScrollArea api={api}>
      <Files current={undefined} onOpen={(name) => openFile(demo, name)} />
    </ScrollArea>
  );
}

/** What `toJSON` returns, a moment after each change. */
function JsonPanel({api}: IDockviewPanelProps): ReactNode {
  const {present} = useStore(useDemo().history);
  return (
    <ScrollArea api={api} label="what toJSON returns">
      <pre className={styles.list}>{JSON.stringify(present?.layout, null, 2)}</pre>
    </ScrollArea>
  );
}

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
