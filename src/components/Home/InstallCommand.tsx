import type {ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {useSiteFields} from '../../hooks/useSiteFields';
import {FRAMEWORKS, type Framework} from '../../lib/frameworks';
import {addCommand, PACKAGE_MANAGER_GROUP, PACKAGE_MANAGERS} from '../../lib/packageManagers';
import {CodeBlock} from '../CodeBlock';
import {FrameworkPane} from '../FrameworkSwitch';

/** Both packages are named for React: on its own, `dockview` would bring in a newer `dockview-core`. */
const PACKAGES: Record<Framework, string[]> = {react: ['dockview', 'dockview-core'], typescript: ['dockview-core']};

/** The command that installs the library, for the reader's framework and package manager. */
export function InstallCommand(): ReactNode {
  const {libraryVersion} = useSiteFields();
  const packagesOf = (framework: Framework) => PACKAGES[framework].map((name) => `${name}@${libraryVersion}`);
  return (
    <Tabs groupId={PACKAGE_MANAGER_GROUP}>
      {PACKAGE_MANAGERS.map((manager) => (
        <TabItem key={manager} value={manager} label={manager}>
          {FRAMEWORKS.map((framework) => (
            <FrameworkPane key={framework} framework={framework}>
              <CodeBlock language="bash">{addCommand(manager, packagesOf(framework))}</CodeBlock>
            </FrameworkPane>
          ))}
        </TabItem>
      ))}
    </Tabs>
  );
}
