import type {Plugin} from '@docusaurus/types';
import type {BuilderFacts} from '../../lib/themeBuilder/model';
import {readFacts} from './readFacts';

/** Reads the themes of the installed library, for `@generated/library-themes`. */
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
