import type {IWatermarkRenderer} from 'dockview';
import type {Settings} from '../../../lib/demo/settings';
import type {Store} from '../../../lib/demo/store';
import styles from './styles.module.css';

const TEXT = 'No panels here. Drag a tab here, or take “Add panel” from the menu Add.';

/**
 * Makes what an empty dock or group shows. Without React: each group gets one at its birth, and 4.10.0 keeps those that
 * are React components, and through them the group, for as long as the page is open.
 * @param settings - whether to show anything.
 * @returns the element, as the dock wants it.
 */
export function createWatermark(settings: Store<Settings>): IWatermarkRenderer {
  const element = document.createElement('p');
  element.className = styles.watermark ?? '';
  const show = (): void => {
    element.textContent = settings.get().ownWatermark ? TEXT : '';
  };
  let leave: (() => void) | undefined;
  return {
    element,
    init() {
      show();
      leave ??= settings.subscribe(show);
    },
    dispose: () => leave?.(),
  };
}
