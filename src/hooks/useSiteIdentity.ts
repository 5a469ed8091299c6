import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSiteFields} from './useSiteFields';

/** The site, as structured data describes it. */
export interface SiteIdentity {
  name: string;
  /** Origin: `https://dockview.dev`. */
  origin: string;
  /** Absolute URL of the home page. */
  url: string;
  /** URL of the library's repository. */
  repository: string;
}

/** Returns the identity of the site from its configuration. */
export function useSiteIdentity(): SiteIdentity {
  const {title, url, baseUrl} = useDocusaurusContext().siteConfig;
  const {repository} = useSiteFields();
  return {name: title, origin: url, url: `${url}${baseUrl}`, repository};
}
