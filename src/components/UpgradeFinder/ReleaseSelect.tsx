import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** Newest first. */
  versions: readonly string[];
  value: string;
  onChange: (version: string) => void;
  /** Text of a first choice that stands for no version. */
  empty?: string;
}

/** A list to choose a release from. A value that is not in the list shows as the first choice. */
export function ReleaseSelect({label, versions, value, onChange, empty}: Props): ReactNode {
  return (
    <label className={styles.label}>
      {label}
      <select
        className={styles.select}
        value={versions.includes(value) ? value : empty ? '' : versions[0]}
        onChange={(event) => onChange(event.target.value)}
      >
        {empty && <option value="">{empty}</option>}
        {versions.map((version) => (
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </select>
    </label>
  );
}
