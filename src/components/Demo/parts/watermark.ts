import type {IWatermarkRenderer} from 'dockview';
import styles from './styles.module.css';

/**
 * Makes what an empty dock or group shows. Without React, and without listening to anything: 4.10.0 makes some for groups
 * that are closed already and never disposes them. Whatever held such a one would hold the whole group with it.
 * @returns the element, as the dock wants it.
 */
export function createWatermark(): IWatermarkRenderer {
  const element = document.createElement('p');
  element.className = styles.watermark ?? '';
  element.textContent = 'No panels here. Drag a tab here, or take “Add panel” from the menu Add.';
  return {element, init: () => undefined};
}
