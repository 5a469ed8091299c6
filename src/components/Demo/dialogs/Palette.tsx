import {Combobox, ComboboxItem, ComboboxList, ComboboxProvider} from '@ariakit/react';
import {useMemo, useState, type ReactNode} from 'react';
import {searchCommands} from '../../../lib/demo/commandSearch';
import {Dialog} from '../../Dialog';
import {COMMANDS} from '../commands';
import type {Command, Target} from '../commands/types';
import {ShortcutKeys} from '../ShortcutKeys';
import styles from './styles.module.css';

interface Props {
  target: Target;
  run: (command: Command) => void;
  onClose: () => void;
}

const OFFERED = COMMANDS.filter(({id}) => id !== 'palette');

/** All commands in one list, found by typing. */
export function Palette({target, run, onClose}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchCommands(OFFERED, query), [query]);
  return (
    <Dialog title="Commands" onClose={onClose}>
      <ComboboxProvider value={query} setValue={setQuery} open focusLoop={false}>
        <Combobox
          autoSelect="always"
          className={styles.query}
          placeholder="Find a command"
          aria-label="Find a command"
        />
        {/* A new list for each query: an entry that changes its place would stay chosen, and not the first one. */}
        <ComboboxList key={query} alwaysVisible className={styles.list} aria-label="Commands">
          {found.map((command) => (
            <ComboboxItem
              key={command.id}
              value={command.id}
              setValueOnClick={false}
              hideOnClick={false}
              focusOnHover
              className={styles.option}
              onClick={() => {
                onClose();
                run(command);
              }}
            >
              <span className={styles.optionMenu}>{command.menu}</span>
              <span className={styles.optionTitle}>{command.title}</span>
              {command.isOn?.(target) && <span className={styles.on}>on</span>}
              {command.shortcut && <ShortcutKeys shortcut={command.shortcut} />}
            </ComboboxItem>
          ))}
        </ComboboxList>
      </ComboboxProvider>
      <p className={styles.none} role="status">
        {found.length === 0 ? 'No command has these words.' : ''}
      </p>
    </Dialog>
  );
}
