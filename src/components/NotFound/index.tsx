import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useGlobalData from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';
import {SEARCH_PLUGIN, type SearchFiles} from '../../lib/search/files';
import {nearestRoutes, wordsOfAddress, type NamedRoute} from '../../lib/search/nearest';
import {searchRequests} from '../Search/searchRequests';
import styles from './styles.module.css';

/** The routes of the site; none until they are there, or when they cannot be loaded. */
function useRoutes(address: string): NamedRoute[] {
  const [routes, setRoutes] = useState<NamedRoute[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch(address, {signal: controller.signal})
      .then((response): Promise<NamedRoute[]> => response.json())
      .then(setRoutes, () => undefined);
    return () => controller.abort();
  }, [address]);
  return routes;
}

function RouteLink({route, title}: NamedRoute): ReactNode {
  const url = useBaseUrl(route);
  const isExample = route.startsWith('/templates/');
  return <Link {...(isExample ? {href: `pathname://${url}`, target: '_self'} : {to: url})}>{title}</Link>;
}

function Likely({routes}: Pick<SearchFiles, 'routes'>): ReactNode {
  const base = useBaseUrl('/');
  const known = useRoutes(useBaseUrl(`/${routes}`));
  const path = `/${useLocation().pathname.slice(base.length)}`;
  const words = wordsOfAddress(path);
  const nearest = nearestRoutes(path, known);
  return (
    <>
      {nearest.length > 0 && (
        <section aria-labelledby="likely-pages">
          <Heading as="h2" id="likely-pages">
            Did you mean
          </Heading>
          <ul>
            {nearest.map((one) => (
              <li key={one.route}>
                <RouteLink {...one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <button
        type="button"
        className={`button button--primary ${styles.search}`}
        onClick={() => searchRequests.send(words)}
      >
        {words ? `Search for “${words}”` : 'Search'}
      </button>
    </>
  );
}

/** Pages that the address of a page that does not exist may stand for, and a search for its words. */
export default function LikelyPages(): ReactNode {
  const data = useGlobalData()[SEARCH_PLUGIN]?.default as SearchFiles | undefined;
  // The same file answers every wrong address: what depends on the address comes after it is alive.
  const isBrowser = useIsBrowser();
  return data && isBrowser ? <Likely routes={data.routes} /> : null;
}
