import type {Plugin} from '@docusaurus/types';
import {readFacts} from './readFacts';

/** Reads the themes of the installed library, for `@generated/library-themes`. */
export default function libraryThemes(): Plugin {
  return {
    name: 'library-themes',
    contentLoaded: async ({actions}) => void (await actions.createData('facts.json', readFacts())),
  };
}
