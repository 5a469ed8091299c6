import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardPath, markdownPath} from '../lib/pageFiles';

/** Addresses of the files that go with a page, with the base URL. */
export interface PageFiles {
  markdown: string;
  card: string;
}

/** Finds the files of the page that is shown; undefined for the not-found page, which has none. */
export function usePageFiles(): PageFiles | undefined {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const base = baseUrl.slice(0, -1);
  const route = `/${pathname.slice(baseUrl.length)}`;
  if (route === '/404.html') return undefined;
  return {markdown: `${base}${markdownPath(route)}`, card: `${base}${cardPath(route)}`};
}
