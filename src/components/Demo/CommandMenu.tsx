import {
  Menu,
  MenuButton,
  MenuGroup,
  MenuGroupLabel,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuProvider,
} from '@ariakit/react';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useStore} from '../../hooks/useStore';
import shared from '../ToolPage/styles.module.css';
import {listCommands} from './commands';
import {blockedBy, type Command, type MenuName} from './commands/command';
import {runCommand} from './commands/run';
import {useDemo} from './DemoContext';
import {shortcutText} from './shortcuts';
import styles from './styles.module.css';

function Entry({command, hasKeys}: {command: Command; hasKeys: boolean}): ReactNode {
  const demo = useDemo();
  const {id, section, isChoice, isOn, keys, short, swatch, title} = command;
  const shared = {
    className: styles.item,
    'data-idle': blockedBy(command, demo) !== undefined,
    ...(short && short !== title ? {'aria-label': title} : {}),
    children: (
      <>
        {swatch && <i className={clsx(styles.swatch, swatch)} />}
        {short ?? title}
        {keys && hasKeys && <kbd>{shortcutText(keys)}</kbd>}
      </>
    ),
  };
  const run = (): void => void runCommand(demo, command);
  if (!isOn) return <MenuItem {...shared} onClick={run} />;
  const Item = isChoice ? MenuItemRadio : MenuItemCheckbox;
  return (
    <Item {...shared} name={isChoice ? (section ?? 'choice') : id} value={id} checked={isOn(demo)} onChange={run} />
  );
}

/** Drawn when the menu opens, and again after each command: it shows the state of the dock. */
function Entries({name}: {name: MenuName}): ReactNode {
  useStore(useDemo().status);
  const commands = listCommands().filter(({menu}) => menu === name);
  const sections = [...new Set(commands.map(({section}) => section))];
  return sections.map((section) => {
    const entries = commands.filter((command) => command.section === section);
    // Four directions fit into one row.
    const isRow = section !== undefined && entries.length === 4 && entries.every(({isOn}) => !isOn);
    return (
      <MenuGroup key={section ?? ''} className={styles.section}>
        {section && <MenuGroupLabel className={styles.label}>{section}</MenuGroupLabel>}
        <div className={isRow ? styles.row : ''} role="none">
          {entries.map((command) => (
            <Entry key={command.title} command={command} hasKeys={!isRow} />
          ))}
        </div>
      </MenuGroup>
    );
  });
}

interface Props {
  name: MenuName;
  isReady: boolean;
  /** On its button; the name without it. */
  label?: string;
  onOpen?: () => void;
}

/** The button of a menu, and the menu. */
export function CommandMenu({name, isReady, label = name, onOpen}: Props): ReactNode {
  return (
    <MenuProvider setOpen={(isOpen) => isOpen && onOpen?.()}>
      <MenuButton className={shared.button} disabled={!isReady}>
        {label}
      </MenuButton>
      <Menu className={styles.menu} gutter={6} overflowPadding={12} portal unmountOnHide aria-label={name}>
        <Entries name={name} />
      </Menu>
    </MenuProvider>
  );
}
