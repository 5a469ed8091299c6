import {useId, type ReactNode} from 'react';
import {DEMO_THEMES, isThemeKey, type DemoThemeKey} from '../../lib/demo/themes';
import styles from './styles.module.css';

interface Props {
  value: DemoThemeKey;
  disabled: boolean;
  onPick: (key: DemoThemeKey) => void;
}

/** The list of the library's themes. */
export function ThemeSelect({value, disabled, onPick}: Props): ReactNode {
  const id = useId();
  return (
    <span className={styles.theme}>
      <label htmlFor={id}>Theme</label>
      <select
        id={id}
        className={styles.control}
        value={value}
        disabled={disabled}
        onChange={({target}) => {
          if (isThemeKey(target.value)) onPick(target.value);
        }}
      >
        {DEMO_THEMES.map(({key, label}) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
