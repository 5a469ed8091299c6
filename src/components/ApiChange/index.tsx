import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** One side of a changed declaration. The marked-up text inside is written at build, see `src/plugins/releases/remark/changeLines.ts`. */
export function ApiChangeLine({kind: Kind, children}: {kind: 'del' | 'ins'; children: ReactNode}): ReactNode {
  return (
    <pre className={styles[Kind]}>
      <code className="language-diff">
        <span className={styles.sign}>{Kind === 'del' ? '−' : '+'}</span>
        <Kind>{children}</Kind>
      </code>
    </pre>
  );
}

interface TypeProps {
  name: string;
  /** How much changed: `2 removed, 1 added`. */
  summary: string;
  /** Present when the changes show from the start. */
  open?: string;
  /** One item for each change. */
  children: ReactNode;
}

/** What a release changed in one type. */
export function ApiTypeChanges({name, summary, open, children}: TypeProps): ReactNode {
  return (
    <details className={styles.type} open={open !== undefined}>
      <summary>
        <code>{name}</code> <span className={styles.count}>{summary}</span>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

/** The changes of types that applications seldom touch, folded away. */
export function ApiInternalChanges({summary, children}: {summary: string; children: ReactNode}): ReactNode {
  return (
    <details className={styles.internal}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
