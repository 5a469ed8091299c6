import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LibraryFacts} from '../../lib/libraryFacts';
import {readLibraryFacts} from './measure';

/** Measures the installed library, for pages that import `@generated/facts/default/facts.json`. */
export default function facts({siteDir}: LoadContext): Plugin {
  const plugin: Plugin<LibraryFacts> = {
    name: 'facts',
    loadContent: () => readLibraryFacts(siteDir),
    async contentLoaded({content, actions}) {
      await actions.createData('facts.json', content);
    },
  };
  return plugin as Plugin;
}
