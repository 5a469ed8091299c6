import {createChannel} from '../../lib/channel';

/** Opens the search from anywhere on a page; the message is what stands in the field. */
export const searchRequests = createChannel<string>();
