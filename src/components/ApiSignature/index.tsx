import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The declaration of a member or type. The marked-up text inside is written at build, see `src/remark/signature.ts`. */
export function ApiSignature({children}: {children: ReactNode}): ReactNode {
  return (
    <pre className={styles.signature}>
      <code>{children}</code>
    </pre>
  );
}
