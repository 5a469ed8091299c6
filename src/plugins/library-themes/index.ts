import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuilderFacts} from '../../lib/themeBuilder/model';
import {readFacts} from './readFacts';

/** Reads the themes of the installed library, and the style sheet of the theme builder, for `@generated/library-themes`. */
export default function libraryThemes({siteDir}: LoadContext): Plugin {
  const stylesheet = path.join(siteDir, 'src/components/ThemeBuilder/styles.css');
  const plugin: Plugin<BuilderFacts> = {
    name: 'library-themes',
    getPathsToWatch: () => [stylesheet],
    loadContent: readFacts,
    async contentLoaded({content, actions}) {
      await actions.createData('facts.json', content);
      const css = fs.readFileSync(stylesheet, 'utf8').replace(/\/\*.*?\*\/|\s+/gs, ' ');
      await actions.createData('styles.json', JSON.stringify(css));
    },
  };
  return plugin as Plugin;
}
