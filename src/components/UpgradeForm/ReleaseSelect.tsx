import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** Name of the field in a form. */
  name: string;
  /** Newest first. */
  versions: readonly string[];
  /** Text of a first option without a version. */
  empty?: string;
  /** The chosen version; one that is not in the list shows as the first option. */
  value?: string;
  /** Called with the new choice. Without it the field belongs to a form. */
  onChange?: (version: string) => void;
}

/** A select of releases. */
export function ReleaseSelect({label, name, versions, empty, value = '', onChange}: Props): ReactNode {
  const first = empty === undefined ? versions[0] : '';
  const chosen = versions.includes(value) ? value : first;
  const state = onChange ? {value: chosen} : {defaultValue: chosen};
  return (
    <label className={styles.label}>
      {label}
      <select name={name} className="field" onChange={(event) => onChange?.(event.target.value)} {...state}>
        {empty !== undefined && <option value="">{empty}</option>}
        {versions.map((version) => (
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </select>
    </label>
  );
}
