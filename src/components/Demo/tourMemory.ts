import {browserStorage} from '../../lib/browserStorage';
import {readStored, writeStored} from '../../lib/demo/storage';

const TOUR_KEY = 'dockview-demo-tour';

/** Whether this visitor has not seen the tour yet. Where nothing can be stored, it would come again at each visit: no. */
export function wantsTour(): boolean {
  return readStored(browserStorage, TOUR_KEY).kind === 'nothing';
}

/** The tour does not come by itself again. */
export function rememberTour(): void {
  writeStored(browserStorage, 'seen', TOUR_KEY);
}
