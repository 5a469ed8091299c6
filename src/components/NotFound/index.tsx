import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useGlobalData from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';
import {fetchJson} from '../../lib/fetchFile';
import {SEARCH_PLUGIN, type SearchFiles} from '../../lib/search/files';
import {nearestRoutes, wordsOfAddress, type NamedRoute} from '../../lib/search/nearest';
import {openQuery} from '../Search/openQuery';
import styles from './styles.module.css';

/** The routes of the site; empty until they are loaded, and when loading fails. */
function useRoutes(url: string): NamedRoute[] {
  const [routes, setRoutes] = useState<NamedRoute[]>([]);
  useEffect(() => {
    fetchJson(url).then(
      (loaded) => setRoutes(loaded as NamedRoute[]),
      () => undefined,
    );
  }, [url]);
  return routes;
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
                <Link to={one.route}>{one.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <button type="button" className={`button button--primary ${styles.search}`} onClick={() => openQuery.set(words)}>
        {words ? `Search for “${words}”` : 'Search'}
      </button>
    </>
  );
}

/**
 * Suggests pages with a URL similar to the one that was not found, and a search for its words. One HTML file answers every
 * unknown URL, so this is not part of it.
 */
export default function LikelyPages(): ReactNode {
  const data = useGlobalData()[SEARCH_PLUGIN]?.default as SearchFiles | undefined;
  return data && <Likely routes={data.routes} />;
}
