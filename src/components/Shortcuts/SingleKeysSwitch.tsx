import {useState, type ReactNode} from 'react';
import {allowsSingleKeys, setSingleKeys} from '../../lib/keys';
import styles from './styles.module.css';

/** Turns single-key shortcuts off: speech input and slips on the keyboard trigger them by accident. */
export function SingleKeysSwitch(): ReactNode {
  const [isOn, setOn] = useState(() => allowsSingleKeys());
  const [isBlocked, setBlocked] = useState(false);

  function toggle(): void {
    if (setSingleKeys(!isOn)) setOn(!isOn);
    else setBlocked(true);
  }

  return (
    <p className={styles.setting}>
      <button type="button" role="switch" aria-checked={isOn} onClick={toggle}>
        Enable single-key shortcuts (/ and ?)
      </button>
      <span role="status">{isBlocked && 'Storage is blocked in this browser, so this cannot be saved.'}</span>
    </p>
  );
}
