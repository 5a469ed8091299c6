import {createChannel} from '../../lib/channel';

/** Opens the list of keyboard shortcuts from anywhere on a page. */
export const shortcutRequests = createChannel<undefined>();
