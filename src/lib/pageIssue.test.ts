import {expect, it} from 'vitest';
import {pageIssueUrl} from './pageIssue';

it('fills in the page, and keeps its title and address as they are', () => {
  const page = {title: 'Save & load: “C#” 100 %', url: 'https://example.org/docs/a?b=c&d#e', version: '4.10.0'};
  const url = new URL(pageIssueUrl('https://github.com/owner/name', page));
  expect(`${url.origin}${url.pathname}`).toBe('https://github.com/owner/name/issues/new');
  expect(url.searchParams.get('title')).toBe(`Docs: ${page.title}`);
  expect(url.searchParams.get('body')).toContain(`Page: ${page.url}\nVersion: 4.10.0\n`);
});
