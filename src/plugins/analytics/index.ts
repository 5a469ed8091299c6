import path from 'node:path';
import googleGtag from '@docusaurus/plugin-google-gtag';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Options of the plugin. */
export interface Options {
  /** Google tag id; undefined builds a site without analytics. */
  gtagId: string | undefined;
}

/**
 * Google's tag, with page views sent by this project: the stock plugin counts a jump to a heading or a changed query
 * as a new page, here only a change of the path does.
 */
export default function analytics(context: LoadContext, options: unknown): Plugin | null {
  const {gtagId} = options as Options;
  if (!gtagId) return null;
  const stock = googleGtag(context, {trackingID: [gtagId], anonymizeIP: true});
  if (!stock) return null;
  return {
    ...stock,
    name: 'analytics',
    getClientModules: () => [path.join(__dirname, 'pageViews.ts')],
  } as Plugin;
}
