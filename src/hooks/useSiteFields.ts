import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What `docusaurus.config.ts` tells the components under `customFields`. */
export interface SiteFields {
  /** Version of the installed library, such as `4.10.0`. */
  libraryVersion: string;
  /** Address of the library's repository. */
  repository: string;
  /** Address of the repository with the site's own source. */
  source: string;
}

/** Reads the fields of the site's own that the configuration holds. */
export function useSiteFields(): SiteFields {
  const {customFields} = useDocusaurusContext().siteConfig;
  return customFields as unknown as SiteFields;
}
