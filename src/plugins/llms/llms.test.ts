import {describe, expect, it} from 'vitest';
import {writeLlms, writeLlmsFull} from './llms';
import type {MarkdownPage} from './readPage';

const site = {title: 'Dockview', tagline: 'Docks', url: 'https://example.org/preview/'};
const page: MarkdownPage = {
  route: '/docs/',
  url: 'https://example.org/preview/docs/',
  title: 'Start',
  description: 'Where to begin.',
  markdown: '# Start\n\nText.\n',
};

describe('llms.txt', () => {
  it('links each page as Markdown under the heading of its section', () => {
    const text = writeLlms(site, [{title: 'Guides', pages: [page]}]);
    expect(text).toContain('## Guides\n\n- [Start](https://example.org/preview/docs.md): Where to begin.\n');
    expect(text).toMatch(/^# Dockview\n\n> Docks\.\n/);
  });

  it('names the other files', () => {
    expect(writeLlms(site, [])).toContain('https://example.org/preview/llms-full.txt');
  });
});

describe('llms-full.txt', () => {
  it('holds each page whole, with its address', () => {
    expect(writeLlmsFull(site, [{title: 'Guides', pages: [page]}])).toContain(
      '---\n\nSource: https://example.org/preview/docs/\n\n# Start\n\nText.',
    );
  });
});
