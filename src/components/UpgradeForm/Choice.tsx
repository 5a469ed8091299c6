import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** Name of the field in a form. */
  name: string;
  options: readonly string[];
  /** Texts of options that are not their own. */
  labels?: Readonly<Record<string, string>>;
  /** Text of a first option without a value. */
  empty?: string;
  /** The chosen option; one that is not in the list shows as the first option. */
  value?: string;
  /** Called with the new choice. Without it the field belongs to a form. */
  onChange?: (option: string) => void;
}

/** A select of what an upgrade is about, such as its releases. */
export function Choice({label, name, options, labels = {}, empty, value = '', onChange}: Props): ReactNode {
  const first = empty === undefined ? options[0] : '';
  const chosen = options.includes(value) ? value : first;
  const state = onChange ? {value: chosen} : {defaultValue: chosen};
  return (
    <label className={styles.label}>
      {label}
      <select name={name} className="field" onChange={(event) => onChange?.(event.target.value)} {...state}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {labels[option] ?? option}
          </option>
        ))}
      </select>
    </label>
  );
}
