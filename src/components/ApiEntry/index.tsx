import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import styles from './styles.module.css';

/** The declaration of a member or type, and the list of details below it. */
export function ApiEntry({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.entry}>{children}</div>;
}

/** The members of a type, folded away until one of them is linked to or searched for on the page. */
export function ApiTypeMembers({names, children}: {names: string; children: ReactNode}): ReactNode {
  const location = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  // Browsers unfold the target of a link themselves, but neither old ones nor for links inside the site.
  useLayoutEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target || !details.current?.contains(target) || details.current.open) return;
    details.current.open = true;
    target.scrollIntoView();
  }, [location]);
  return (
    <details ref={details} className={styles.members}>
      <summary data-markdown="skip">
        <b>Members</b> <code>{names}</code>
      </summary>
      {children}
    </details>
  );
}

/** A declaration, without the buttons and the frame of a code block: a page has hundreds. */
export function ApiDeclaration({children}: {children: ReactNode}): ReactNode {
  return (
    <pre>
      <code className="language-ts">{children}</code>
    </pre>
  );
}
