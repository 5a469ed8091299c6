import type {Plugin} from '@docusaurus/types';
import type {BuilderFacts} from '../../lib/themeBuilder/model';
import {readFacts} from './readFacts';

/** Reads the themes of the installed library, for pages that import `@generated/library-themes/default/facts.json`. */
export default function libraryThemes(): Plugin {
  const plugin: Plugin<BuilderFacts> = {
    name: 'library-themes',
    loadContent: readFacts,
    async contentLoaded({content, actions}) {
      await actions.createData('facts.json', content);
    },
  };
  return plugin as Plugin;
}
