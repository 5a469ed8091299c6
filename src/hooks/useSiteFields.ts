import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The `customFields` of `docusaurus.config.ts`. */
export interface SiteFields {
  /** Version of the installed library, such as `4.10.0`. */
  libraryVersion: string;
  /** URL of the library's repository. */
  repository: string;
  /** URL of the repository of the site. */
  source: string;
}

/** Returns the custom fields of the configuration. */
export function useSiteFields(): SiteFields {
  const {customFields} = useDocusaurusContext().siteConfig;
  return customFields as unknown as SiteFields;
}
