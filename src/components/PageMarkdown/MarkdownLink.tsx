import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePageFiles} from '../../hooks/usePageFiles';

/** Opens the current page as Markdown; nothing on the not-found page, which has none. */
export function MarkdownLink({children}: {children: ReactNode}): ReactNode {
  const files = usePageFiles();
  if (!files) return null;
  return (
    <Link href={`pathname://${files.markdown}`} target="_self">
      {children}
    </Link>
  );
}
