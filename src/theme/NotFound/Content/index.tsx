// Ejected: the theme says only that there is no such page; this one helps to find the one that was meant.
import {lazy, Suspense, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';

/** On its own: docs pages carry this page as well, for addresses below them that lead nowhere. */
const LikelyPages = lazy(() => import('@site/src/components/NotFound'));

const ENTRANCES = [
  ['/docs/', 'All guides by task'],
  ['/docs/api/dockview/overview', 'API reference'],
  ['/templates', 'Examples'],
  ['/blog', 'Release notes'],
] as const;

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={`container margin-vert--xl ${className ?? ''}`}>
      <Heading as="h1">Page Not Found</Heading>
      <p>There is no page at this address. It may have moved, or the link to it has a mistake.</p>
      <Suspense>
        <LikelyPages />
      </Suspense>
      <Heading as="h2">Start somewhere else</Heading>
      <ul>
        {ENTRANCES.map(([route, label]) => (
          <li key={route}>
            <Link to={route}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
