import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePageFiles} from '../../hooks/usePageFiles';

/** Opens the Markdown twin of the page that is shown; nothing on the not-found page, which has none. */
export function TwinLink({children}: {children: ReactNode}): ReactNode {
  const files = usePageFiles();
  if (!files) return null;
  return (
    <Link href={`pathname://${files.twin}`} target="_self">
      {children}
    </Link>
  );
}
