import {useId, type ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import styles from './styles.module.css';
import {usePanelText} from './usePanelState';

/** A form. What is typed survives moves, undo and saved layouts. */
export function FormPanel({api}: IDockviewPanelProps): ReactNode {
  const id = useId();
  const [name, setName] = usePanelText(api.id, 'name');
  const [notes, setNotes] = usePanelText(api.id, 'notes');
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={`${id}-name`}>Name</label>
      <input
        id={`${id}-name`}
        value={name}
        maxLength={200}
        autoComplete="off"
        onChange={({target}) => setName(target.value)}
      />
      <label htmlFor={`${id}-notes`}>Notes</label>
      <textarea
        id={`${id}-notes`}
        value={notes}
        maxLength={2000}
        rows={4}
        onChange={({target}) => setNotes(target.value)}
      />
      <p>Move this panel about, or undo: what you typed stays. Nothing is sent anywhere.</p>
    </form>
  );
}
