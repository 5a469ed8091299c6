import {describe, expect, it} from 'vitest';
import {completePosting, describeArticle, describeTrail} from './structuredData';

const site = {name: 'Dockview', url: 'https://example.org/', repository: 'https://example.org/source'};
const article = {
  ...site,
  title: 'Add panels',
  description: 'Open panels.',
  pageUrl: 'https://example.org/docs/add',
  image: 'https://example.org/add.png',
};

describe('structured data', () => {
  it('dates an article only when the date is known', () => {
    expect(describeArticle({...article, changed: Date.UTC(2025, 0, 2)})).toMatchObject({
      dateModified: '2025-01-02T00:00:00.000Z',
    });
    expect(describeArticle({...article, changed: undefined})).not.toHaveProperty('dateModified');
  });

  it('counts the steps to a page from 1', () => {
    const trail = describeTrail([
      {name: 'Documentation', url: 'https://example.org/docs/'},
      {name: 'Add panels', url: article.pageUrl},
    ]);
    expect(trail.itemListElement).toMatchObject([{position: 1}, {position: 2, item: article.pageUrl}]);
  });

  it('keeps what is known of a post, and adds its authors and picture', () => {
    expect(completePosting({headline: 'A', author: []}, site, article.image)).toEqual({
      headline: 'A',
      author: {'@type': 'Organization', name: 'The Dockview authors', url: site.repository},
      image: article.image,
    });
  });
});
