import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPackageStats} from './measure';

/** Measures the installed library, for pages that import `@generated/package-stats/default/stats.json`. */
export default function packageStats({siteDir}: LoadContext): Plugin {
  return {
    name: 'package-stats',
    contentLoaded: async ({actions}) => void (await actions.createData('stats.json', await readPackageStats(siteDir))),
  };
}
