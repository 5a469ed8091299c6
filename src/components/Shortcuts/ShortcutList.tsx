import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {isMac} from '../../lib/keys';
import {Dialog} from '../Dialog';
import {SingleKeysSwitch} from './SingleKeysSwitch';
import styles from './styles.module.css';

type Keys = readonly string[];

/** What the keys are called that shortcuts are pressed with, on the reader's keyboard. */
const [CONTROL, ALT] = isMac() ? ['⌘', '⌥'] : ['Ctrl', 'Alt'];

/** The shortcuts by the place where they work: each with its meaning and its keys. */
const PLACES: readonly [place: string, shortcuts: readonly [meaning: string, keys: Keys][]][] = [
  [
    'On every page',
    [
      ['Search', ['/', `${CONTROL} K`]],
      ['Show this list', ['?']],
    ],
  ],
  [
    'In the search',
    [
      ['Move through the results', ['↓', '↑']],
      ['Open the result', ['Enter']],
      ['Close', ['Esc']],
    ],
  ],
  ['In a framework switch', [['Switch framework', ['←', '→']]]],
  [
    'In the editor of an example',
    [
      ['Run', [`${CONTROL} Enter`]],
      ['Leave the editor', ['Esc, then Tab']],
    ],
  ],
  ['In the demo', [['Show all commands with their keys', [`${ALT} P`]]]],
];

/** All keyboard shortcuts of the site, in a dialog. */
export function ShortcutList({onClose}: {onClose: () => void}): ReactNode {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <div className={styles.places}>
        {PLACES.map(([place, shortcuts]) => (
          <section key={place}>
            <Heading as="h3">{place}</Heading>
            <dl>
              {shortcuts.map(([meaning, keys]) => (
                <div key={meaning}>
                  <dt>{meaning}</dt>
                  <dd>
                    {keys.map((key, at) => (
                      <span key={key}>
                        {at > 0 && ' or '}
                        <kbd>{key}</kbd>
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <SingleKeysSwitch />
    </Dialog>
  );
}
