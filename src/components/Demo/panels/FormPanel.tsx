import type {ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import styles from './styles.module.css';
import {usePanelText} from './usePanelText';

/** A form. Its text survives moves, undo and saved layouts. */
export function FormPanel({api}: IDockviewPanelProps): ReactNode {
  const [name, setName] = usePanelText(api.id, 'name');
  const [notes, setNotes] = usePanelText(api.id, 'notes');
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <label>
        Name
        <input value={name} maxLength={200} autoComplete="off" onChange={({target}) => setName(target.value)} />
      </label>
      <label>
        Notes
        <textarea value={notes} maxLength={2000} rows={4} onChange={({target}) => setNotes(target.value)} />
      </label>
      <p>Move this panel, or undo: your text stays. Nothing is sent anywhere.</p>
    </form>
  );
}
