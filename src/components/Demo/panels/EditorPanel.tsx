import type {ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import {Code} from '../../SamplePanels/Code';
import {FILES} from '../../SamplePanels/sources';
import {LIMITS} from '../model/readLayout';
import styles from './styles.module.css';
import {usePanelText} from './usePanelText';

/** An editor of the file that its title names. */
export function EditorPanel({api}: IDockviewPanelProps): ReactNode {
  const title = api.title ?? 'Editor';
  const [text, setText] = usePanelText(api.id, 'text', FILES[title] ?? FILES['main.ts']);
  return (
    <div className={styles.panel}>
      <Code text={text} label={`${title}: text`} maxLength={LIMITS.text} onChange={setText} />
    </div>
  );
}
