import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {useSiteFields} from '../../hooks/useSiteFields';
import {FRAMEWORKS, type Framework} from '../../lib/frameworks';
import {FrameworkPane} from '../FrameworkSwitch';

/** Both packages are named for React: on its own, `dockview` would bring in a newer `dockview-core`. */
const PACKAGES: Record<Framework, string[]> = {react: ['dockview', 'dockview-core'], typescript: ['dockview-core']};

/** The command that installs the library, for the reader's framework. */
export function InstallCommand(): ReactNode {
  const {libraryVersion} = useSiteFields();
  return FRAMEWORKS.map((framework) => (
    <FrameworkPane key={framework} framework={framework}>
      <CodeBlock language="bash">
        {`npm install ${PACKAGES[framework].map((name) => `${name}@${libraryVersion}`).join(' ')}`}
      </CodeBlock>
    </FrameworkPane>
  ));
}
