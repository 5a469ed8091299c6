import type {ReactNode} from 'react';
import styles from '../UpgradeForm/styles.module.css';

interface Props {
  label: string;
  /** Text of the first option, which stands for everything. */
  all: string;
  /** Texts by value. */
  options: Record<string, string>;
  /** A key of `options`, or empty for everything. */
  value: string;
  onChange: (value: string) => void;
}

/** A select that narrows the list. */
export function Choice({label, all, options, value, onChange}: Props): ReactNode {
  return (
    <label className={styles.label}>
      {label}
      <select className="field" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
