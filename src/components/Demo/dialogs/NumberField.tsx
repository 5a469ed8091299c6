import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  name: string;
  initial?: number | undefined;
}

/** More than any screen has, and no risk for the layout. */
const MOST_PIXELS = 10_000;

/** A length in pixels that may be left empty. */
export function NumberField({label, name, initial}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={20}
        max={MOST_PIXELS}
        step={1}
        defaultValue={initial}
      />
    </div>
  );
}

/**
 * Reads a length that `NumberField` asked for.
 * @param data - of the form.
 * @param name - of the field.
 * @returns pixels; undefined for an empty field.
 */
export function readPixels(data: FormData, name: string): number | undefined {
  const text = String(data.get(name) ?? '').trim();
  return text === '' ? undefined : Number(text);
}
