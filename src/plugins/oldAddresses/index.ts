import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import redirects from '../../data/redirects.json';

/**
 * Leads addresses that people have bookmarked to the pages that took their place (`src/data/redirects.json`). Options
 * of a plugin named in the configuration are sent to every visitor; those given here are not.
 */
export default function oldAddresses(context: LoadContext): Plugin {
  const pages = clientRedirects(context, {id: 'default', fromExtensions: [], toExtensions: [], redirects});
  return {name: 'old-addresses', postBuild: (props) => pages?.postBuild?.({...props, content: undefined})};
}
