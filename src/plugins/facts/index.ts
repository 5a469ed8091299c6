import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LibraryFacts} from '../../lib/libraryFacts';
import {BuildCache} from '../buildCache';
import {readLibraryFacts} from './measure';

/** Measures the installed library, for pages that import `@generated/facts/default/facts.json`. */
export default function facts({siteDir}: LoadContext): Plugin {
  const plugin: Plugin<LibraryFacts> = {
    name: 'facts',
    async loadContent() {
      const cache = new BuildCache<LibraryFacts>('facts');
      const library = cache.get(siteDir) ?? cache.set(siteDir, await readLibraryFacts(siteDir));
      cache.save();
      return library;
    },
    async contentLoaded({content, actions}) {
      await actions.createData('facts.json', content);
    },
  };
  return plugin as Plugin;
}
