import {sitemap, walk} from './sitemapWalk';

walk('no error or warning on any page of the sitemap', sitemap, 16, ['light']);
