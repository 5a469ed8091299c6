import {MenuGroup, MenuGroupLabel, MenuItem, MenuItemCheckbox, MenuItemRadio} from '@ariakit/react';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {COMMANDS} from './commands';
import type {Command, MenuName, Target} from './commands/types';
import styles from './menu.module.css';
import {ShortcutKeys} from './ShortcutKeys';

interface Props {
  name: MenuName;
  target: Target;
  run: (command: Command) => void;
}

/** Sections of four short words without keys, such as the sides of a group, stand in one row. */
const IN_A_ROW = 4;
const LONGEST_IN_A_ROW = 6;

function isRow(commands: readonly Command[]): boolean {
  return (
    commands.length === IN_A_ROW &&
    commands.every(({short, shortcut}) => short && short.length <= LONGEST_IN_A_ROW && !shortcut)
  );
}

function Entry({command, target, run}: {command: Command; target: Target; run: () => void}): ReactNode {
  const {id, section, choice, isOn, shortcut, short, title} = command;
  const words = (
    <>
      <span>{short ?? title}</span>
      {shortcut && <ShortcutKeys shortcut={shortcut} />}
    </>
  );
  const label = short && short !== title ? {'aria-label': title} : {};
  if (!isOn) {
    return (
      <MenuItem className={styles.item} onClick={run} {...label}>
        {words}
      </MenuItem>
    );
  }
  const Item = choice ? MenuItemRadio : MenuItemCheckbox;
  return (
    <Item
      className={clsx(styles.item, styles.checkable)}
      name={choice ? section : id}
      value={id}
      checked={isOn(target)}
      onChange={run}
      {...label}
    >
      {words}
    </Item>
  );
}

/** What a menu holds. Drawn when the menu opens, so that it shows the state the dock has then. */
export function CommandMenuItems({name, target, run}: Props): ReactNode {
  const commands = COMMANDS.filter(({menu}) => menu === name);
  const sections = [...new Set(commands.map(({section}) => section))];
  return sections.map((section) => {
    const entries = commands.filter((command) => command.section === section);
    return (
      <MenuGroup key={section} className={styles.section}>
        {section && <MenuGroupLabel className={styles.label}>{section}</MenuGroupLabel>}
        <div className={clsx(isRow(entries) && styles.row)} role="none">
          {entries.map((command) => (
            <Entry key={command.id} command={command} target={target} run={() => run(command)} />
          ))}
        </div>
      </MenuGroup>
    );
  });
}
