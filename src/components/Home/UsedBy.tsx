// cspell:ignore invokeai GMOD jbrowse zalo Neanes neanes Morcatko cynkra srcjs trame Kitware
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {HomeSection} from './HomeSection';
import styles from './styles.module.css';

/** Public programs whose source imports Dockview: `file` does, at `commit`. Read there before they were listed. */
const PROGRAMS: readonly Record<'name' | 'what' | 'repository' | 'commit' | 'file', string>[] = [
  {
    name: 'InvokeAI',
    what: 'Generates and edits images with AI models',
    repository: 'invoke-ai/InvokeAI',
    commit: '8e71a8a519399d6db32054ae9afc7c6c4e2355af',
    file: 'invokeai/frontend/web/src/features/ui/layouts/canvas-tab-auto-layout.tsx',
  },
  {
    name: 'JBrowse',
    what: 'Genome browser for the web and the desktop',
    repository: 'GMOD/jbrowse-components',
    commit: '07b89509a49073b326e7d22ba2f91e3b9e1f7995',
    file: 'packages/app-core/src/ui/App/TiledViewsContainer.tsx',
  },
  {
    name: 'Cascade Studio',
    what: 'CAD in the browser, driven by code',
    repository: 'zalo/CascadeStudio',
    commit: 'c182af9e7589689cb87569dc4ea20b8af316eddc',
    file: 'packages/cascade-studio/src/CascadeMain.js',
  },
  {
    name: 'Grapefruit',
    what: 'Inspects mobile apps while they run',
    repository: 'ChiChou/grapefruit',
    commit: '0ce1fda9e282aa0d9288a833b3b2230756bc92d5',
    file: 'gui/src/components/layout/Workspace.tsx',
  },
  {
    name: 'Neanes',
    what: 'Notation editor for Byzantine chant',
    repository: 'neanes/neanes',
    commit: '0dc86406cd6e078c447b0972241dc4e8f452d429',
    file: 'src/components/WorkspaceDockLayout.vue',
  },
  {
    name: 'Editor for ESPHome',
    what: 'Self-hosted editor of device configurations',
    repository: 'Morcatko/EspHome-Editor',
    commit: '8baf0dd314d1c8980483c7fb578925e25fd5928c',
    file: 'src/app/components/panels/panels-container.tsx',
  },
  {
    name: 'dockViewR',
    what: 'Docks for Shiny apps in R, by cynkra',
    repository: 'cynkra/dockViewR',
    commit: '43ed01b88ad6ad585418cc818951527db6214d08',
    file: 'srcjs/modules/dock.js',
  },
  {
    name: 'trame-dockview',
    what: 'Docks for Python web apps, by Kitware',
    repository: 'Kitware/trame-dockview',
    commit: '0ed9ee17c2d00c1a9f12ac93b937fb26c8d69060',
    file: 'vue-components/src/components/DockView.js',
  },
];

/** Open-source programs that use the library, each with the proof. */
export function UsedBy(): ReactNode {
  return (
    <HomeSection id="used-by" title="Used in open source">
      <ul className={clsx(styles.facts, styles.programs)}>
        {PROGRAMS.map(({name, what, repository, commit, file}) => (
          <li key={name}>
            <Link to={`https://github.com/${repository}/blob/${commit}/${file}`}>{name}</Link>
            <span className={styles.note} data-markdown="note">
              {what}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Each link shows a source file that imports Dockview, at the commit where it was read. Some programs use other
        packages or releases than those documented here.
      </p>
    </HomeSection>
  );
}
