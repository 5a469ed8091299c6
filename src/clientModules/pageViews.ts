import type {ClientModule} from '@docusaurus/types';
import {track} from '../lib/track';

/** Sends a page view after each change of the path. The first one is sent by the tag itself. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  // The document's title is written one task after the route changed.
  setTimeout(() => track('page_view', {page_path: location.pathname + location.search}));
};
