import {Menu, MenuButton, MenuProvider} from '@ariakit/react';
import type {ReactNode} from 'react';
import {CommandMenuItems} from './CommandMenuItems';
import type {Command, MenuName, Target} from './commands/types';
import styles from './menu.module.css';

interface Props {
  name: MenuName;
  target: Target | undefined;
  run: (command: Command) => void;
}

/** One menu of the toolbar. Its button is in the page's HTML at its final size, and works once the dock is there. */
export function CommandMenu({name, target, run}: Props): ReactNode {
  return (
    <MenuProvider>
      <MenuButton className={styles.button} disabled={!target}>
        {name}
        <span className={styles.arrow} aria-hidden="true" />
      </MenuButton>
      <Menu className={styles.menu} gutter={6} overflowPadding={12} portal unmountOnHide aria-label={name}>
        {target && <CommandMenuItems name={name} target={target} run={run} />}
      </Menu>
    </MenuProvider>
  );
}
