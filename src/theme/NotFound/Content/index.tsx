// Ejected: suggests pages, where the theme only says that there is no such page.
import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import {CardGrid} from '@site/src/components/CardGrid';
import {useLoaded} from '@site/src/hooks/useLoaded';

/** A separate chunk: every docs page includes the not-found page, for unknown URLs below it. */
const loadLikelyPages = () => import('@site/src/components/NotFound').then((module) => module.default);

const ENTRANCES = [
  ['/docs/', 'Documentation', 'All guides by task.'],
  ['/docs/api/dockview/overview', 'API reference', 'Every option, method and event.'],
  ['/templates', 'Examples', 'Small programs that run in the page.'],
  ['/blog', 'Release notes', 'What changed, and how to upgrade.'],
] as const;

export default function NotFoundContent({className}: Props): ReactNode {
  const [likely, load] = useLoaded(loadLikelyPages);
  useEffect(load, [load]);
  return (
    <main className={`container margin-vert--lg ${className ?? ''}`}>
      <Heading as="h1">Page Not Found</Heading>
      <p>There is no page at this URL. It may have moved, or the link may be wrong.</p>
      {likely.kind === 'loaded' && <likely.value />}
      <Heading as="h2">Start somewhere else</Heading>
      <CardGrid>
        <ul>
          {ENTRANCES.map(([route, label, text]) => (
            <li key={route}>
              <Link to={route}>{label}</Link>
              {text}
            </li>
          ))}
        </ul>
      </CardGrid>
    </main>
  );
}
