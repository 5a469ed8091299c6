import {useState, type ReactNode} from 'react';
import {browserStorage} from '../../lib/browserStorage';
import {allowsSingleKeys, setSingleKeys} from '../../lib/keys';
import styles from './styles.module.css';

/** Turns off keys that work alone: who speaks to the computer, or slips on the keyboard, would press them unawares. */
export function SingleKeysSwitch(): ReactNode {
  const [isOn, setOn] = useState(() => allowsSingleKeys(browserStorage));
  const [isRefused, setRefused] = useState(false);

  function toggle(): void {
    if (setSingleKeys(browserStorage, !isOn)) setOn(!isOn);
    else setRefused(true);
  }

  return (
    <p className={styles.setting}>
      <button type="button" role="switch" aria-checked={isOn} onClick={toggle}>
        Keys without Ctrl or ⌘ open the search and this list
      </button>
      <span role="status">{isRefused && 'The storage of the browser is blocked, so this cannot be remembered.'}</span>
    </p>
  );
}
