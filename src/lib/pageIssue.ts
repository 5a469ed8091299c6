/** A page that a reader reports an issue about. */
export interface ReportedPage {
  title: string;
  /** Absolute URL. */
  url: string;
  /** Version of the library that the page describes. */
  version: string;
}

/**
 * The URL of a new, prefilled issue about a page.
 * @param repository - URL on GitHub: `https://github.com/mathuo/dockview`.
 */
export function pageIssueUrl(repository: string, {title, url, version}: ReportedPage): string {
  const body = [
    `Page: ${url}`,
    `Version: ${version}`,
    '',
    '### What were you looking for?',
    '',
    '',
    '### What is missing, wrong or unclear?',
    '',
  ].join('\n');
  return `${repository}/issues/new?${new URLSearchParams({title: `Docs: ${title}`, body})}`;
}
