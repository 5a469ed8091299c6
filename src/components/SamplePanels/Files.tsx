import type {ReactNode} from 'react';
import {FILES} from './sources';
import {Icon, SIGNS} from './Icon';
import styles from './styles.module.css';

/** The tree of the sample program's files. @param onOpen - called with the name of a file that was chosen. */
export function Files({current, onOpen}: {current: string | undefined; onOpen: (name: string) => void}): ReactNode {
  return (
    <ul className={styles.files}>
      <li>
        <Icon {...SIGNS.files} /> src
      </li>
      {Object.keys(FILES).map((name) => (
        <li key={name}>
          <button type="button" aria-current={name === current} onClick={() => onOpen(name)}>
            <Icon {...SIGNS.editor} color={name.endsWith('css') ? 'var(--site-code-keyword)' : SIGNS.editor.color} />{' '}
            {name}
          </button>
        </li>
      ))}
      {['README.md', 'package.json'].map((name) => (
        <li key={name}>
          <Icon {...SIGNS.document} color="var(--site-code-comment)" /> {name}
        </li>
      ))}
    </ul>
  );
}
