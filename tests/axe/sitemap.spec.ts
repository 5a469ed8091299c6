import {accessibilityProblems} from '../e2e/axe';
import {sitemap, walk} from '../e2e/sitemapWalk';
import {expect} from '../e2e/support';

const SIZES = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
];

// Also pages that the sitemap leaves out.
walk(
  'axe finds nothing on any page of the sitemap',
  [...sitemap, '/404.html', '/templates/shared'],
  6,
  ['light', 'dark'],
  async (page, route) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await accessibilityProblems(page), `${route}, ${size.width} px`).toEqual([]);
    }
  },
);
