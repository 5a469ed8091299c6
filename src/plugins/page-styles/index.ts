import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Components with a `styles.css` that one page alone shows. What is imported becomes a part of every page instead. */
const COMPONENTS = ['LayoutCheck', 'ThemeBuilder'];

/** Reads style sheets, for components to write into their page: `@generated/page-styles/default/ThemeBuilder.json`. */
export default function pageStyles({siteDir}: LoadContext): Plugin {
  const fileOf = (component: string): string => path.join(siteDir, 'src/components', component, 'styles.css');
  return {
    name: 'page-styles',
    getPathsToWatch: () => COMPONENTS.map(fileOf),
    async contentLoaded({actions}) {
      for (const component of COMPONENTS) {
        const css = fs.readFileSync(fileOf(component), 'utf8').replace(/\/\*.*?\*\/|\s+/gs, ' ');
        await actions.createData(`${component}.json`, JSON.stringify(css));
      }
    },
  };
}
