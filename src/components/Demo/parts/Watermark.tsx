import {useSyncExternalStore, type ReactNode} from 'react';
import {useDesk} from '../deskContext';
import styles from './styles.module.css';

/** What an empty dock or group shows. Without timers: the library forgets to remove some of these. */
export function Watermark(): ReactNode {
  const {settings} = useDesk();
  const {ownWatermark} = useSyncExternalStore(settings.subscribe, settings.get);
  if (!ownWatermark) return null;
  return <p className={styles.watermark}>No panels here. Drag a tab here, or take “Add panel” from the menu Add.</p>;
}
