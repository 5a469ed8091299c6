import type {ReactNode} from 'react';
import styles from './still.module.css';

interface GroupProps {
  area: 'files' | 'editor' | 'terminal' | 'properties';
  tabs: readonly string[];
  children: ReactNode;
}

function Group({area, tabs, children}: GroupProps): ReactNode {
  return (
    <div className={styles.group} data-area={area}>
      <p className={styles.tabs}>
        {tabs.map((tab) => (
          <span key={tab}>{tab}</span>
        ))}
      </p>
      {children}
    </div>
  );
}

const CODE = `import {nextTide} from './tides';

const tide = nextTide(new Date());
document.body.textContent =
  \`\${tide.kind} water at \${tide.time}\`;`;

/** A still picture of the example `dockview/workbench`, which loads over it: the same groups at the same sizes. */
export function StillDock(): ReactNode {
  return (
    <div className={styles.still} aria-hidden="true">
      <p className={styles.menu}>Tide clock</p>
      <div className={styles.dock}>
        <Group area="files" tabs={['Files']}>
          <p className={styles.files}>{'▾ src\n   main.ts\n   tides.ts\n   style.css\nREADME.md'}</p>
        </Group>
        <Group area="editor" tabs={['main.ts']}>
          <p className={styles.code}>{CODE}</p>
        </Group>
        <Group area="terminal" tabs={['Terminal', 'Properties']}>
          <p className={styles.terminal}>Type help and press Enter.</p>
        </Group>
        <Group area="properties" tabs={['Properties']}>
          <p className={styles.properties}>{'Path   src/main.ts\nLines  6'}</p>
        </Group>
      </div>
    </div>
  );
}
