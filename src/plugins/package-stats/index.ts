import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PackageStats} from '../../lib/packageStats';
import {readPackageStats} from './measure';

/** Measures the installed library, for pages that import `@generated/package-stats/default/stats.json`. */
export default function packageStats({siteDir}: LoadContext): Plugin {
  const plugin: Plugin<PackageStats> = {
    name: 'package-stats',
    loadContent: () => readPackageStats(siteDir),
    async contentLoaded({content, actions}) {
      await actions.createData('stats.json', content);
    },
  };
  return plugin as Plugin;
}
