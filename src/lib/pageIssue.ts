/** A page that a reader has something to say about. */
export interface ReportedPage {
  title: string;
  /** Complete address. */
  url: string;
  /** Version of the library that the page describes. */
  version: string;
}

/**
 * The address at which a reader can write what a page lacks, with what is known already filled in.
 * @param repository - address on GitHub: `https://github.com/mathuo/dockview`.
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
