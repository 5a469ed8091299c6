import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardPath, twinPath} from '../lib/pageFiles';

/** Addresses of the files that go with a page, with the base URL. */
export interface PageFiles {
  twin: string;
  card: string;
}

/** Finds the files of the page that is shown; undefined for the not-found page, which has none. */
export function usePageFiles(): PageFiles | undefined {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const base = baseUrl.slice(0, -1);
  const route = `/${pathname.slice(baseUrl.length)}`;
  if (route === '/404.html') return undefined;
  return {twin: `${base}${twinPath(route)}`, card: `${base}${cardPath(route)}`};
}
