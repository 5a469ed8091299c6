import {Combobox, ComboboxItem, ComboboxList, ComboboxProvider} from '@ariakit/react';
import {useState, type ReactNode} from 'react';
import {listCommands} from './commands';
import {blockedBy, type Command} from './commands/command';
import {runCommand} from './commands/run';
import {searchCommands} from './commands/search';
import {useDemo} from './DemoContext';
import {shortcutText} from './shortcuts';
import styles from './styles.module.css';

/** All commands, those that ran lately first. */
function palette(recent: readonly string[]): readonly Command[] {
  const commands = listCommands().filter(({id}) => id !== 'palette');
  const again = recent.flatMap((title) => commands.find((command) => command.title === title) ?? []);
  return [...again, ...commands.filter((command) => !again.includes(command))];
}

/** All commands in one list, found by typing. */
export function Palette(): ReactNode {
  const demo = useDemo();
  const [query, setQuery] = useState('');
  const [commands] = useState(() => palette(demo.recent));
  const found = searchCommands(commands, query);
  return (
    <>
      <ComboboxProvider value={query} setValue={setQuery} open focusLoop={false}>
        <Combobox
          autoFocus // eslint-disable-line jsx-a11y/no-autofocus -- the reader asked for this field
          autoSelect="always"
          className={styles.query}
          placeholder="Find a command"
          aria-label="Find a command"
        />
        {/* A new list for each query: an entry that moves would stay selected instead of the first one. */}
        <ComboboxList key={query} alwaysVisible className={styles.list} aria-label="Commands">
          {found.map((command) => (
            <ComboboxItem
              key={command.title}
              value={command.title}
              setValueOnClick={false}
              hideOnClick={false}
              focusOnHover
              className={styles.item}
              data-idle={blockedBy(command, demo) !== undefined}
              onClick={() => void runCommand(demo, command)}
            >
              <small>{command.menu}</small>
              <span>{command.title}</span>
              {command.isOn?.(demo) && <small>on</small>}
              {command.keys && <kbd>{shortcutText(command.keys)}</kbd>}
            </ComboboxItem>
          ))}
        </ComboboxList>
      </ComboboxProvider>
      <p className={styles.none} role="status">
        {found.length === 0 ? 'No matching commands.' : ''}
      </p>
    </>
  );
}
