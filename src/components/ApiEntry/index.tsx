import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The declaration of a member or type, and the list of details below it. */
export function ApiEntry({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.entry}>{children}</div>;
}

/** A declaration, without the buttons and the frame of a code block: a page has hundreds. */
export function ApiDeclaration({children}: {children: ReactNode}): ReactNode {
  return (
    <pre>
      <code className="language-ts">{children}</code>
    </pre>
  );
}
