import {useId, useState, type ReactNode} from 'react';
import type {IDockviewPanelProps} from 'dockview';
import styles from './styles.module.css';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A form. Its state survives moves by itself; on leaving a field it is also put where Save finds it. */
export function FormPanel({api, params}: IDockviewPanelProps<Record<string, unknown>>): ReactNode {
  const id = useId();
  const [name, setName] = useState(textOf(params.name));
  const [notes, setNotes] = useState(textOf(params.notes));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
      onBlur={() => api.updateParameters({name, notes})}
    >
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
      <p>Move this panel about: what you typed stays. Nothing is sent anywhere.</p>
    </form>
  );
}
