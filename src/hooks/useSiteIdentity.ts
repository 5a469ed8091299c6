import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSiteFields} from './useSiteFields';

/** Who the site is. */
export interface SiteIdentity {
  name: string;
  /** Origin: `https://dockview.dev`. */
  origin: string;
  /** Complete address of the first page. */
  url: string;
  /** Address of the library's repository. */
  repository: string;
}

/** Reads who the site is from its configuration. */
export function useSiteIdentity(): SiteIdentity {
  const {title, url, baseUrl} = useDocusaurusContext().siteConfig;
  const {repository} = useSiteFields();
  return {name: title, origin: url, url: `${url}${baseUrl}`, repository};
}
