import type {ClientModule} from '@docusaurus/types';
import {track} from '../../lib/track';

/** Sends a page view after each change of the path. The tag itself sends the first one. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  // The document's title changes one task after the route.
  setTimeout(() => track('page_view', {page_path: location.pathname + location.search}));
};
