import type {BreadcrumbList, Graph, TechArticle, WithContext} from 'schema-dts';

const CONTEXT = 'https://schema.org';

interface SiteFacts {
  /** Name of the site and the library. */
  name: string;
  /** Absolute URL of the home page. */
  url: string;
  /** URL of the library's repository. */
  repository: string;
}

interface SoftwareFacts extends SiteFacts {
  description: string;
  version: string;
  /** As in `package.json`: `MIT`. */
  license: string;
}

interface ArticleFacts extends SiteFacts {
  title: string;
  description: string;
  /** Absolute URL of the page. */
  pageUrl: string;
  /** Absolute URL of its social card. */
  image: string;
  /** When the page was last changed, in milliseconds; undefined when that is not known. */
  changed: number | undefined;
}

function authors({name, repository}: SiteFacts) {
  return {'@type': 'Organization', name: `The ${name} authors`, url: repository} as const;
}

/** Structured data of the library, for the home page. */
export function describeSoftware(facts: SoftwareFacts): Graph {
  const {name, url, repository, description, version, license} = facts;
  return {
    '@context': CONTEXT,
    '@graph': [
      {'@type': 'WebSite', '@id': `${url}#site`, name, url, description, inLanguage: 'en'},
      {
        '@type': 'SoftwareSourceCode',
        '@id': `${url}#software`,
        name,
        url,
        description,
        codeRepository: repository,
        programmingLanguage: 'TypeScript',
        runtimePlatform: 'Web browser',
        version,
        license: `https://spdx.org/licenses/${license}.html`,
        author: authors(facts),
      },
    ],
  };
}

/** Structured data of a page of the docs. */
export function describeArticle(facts: ArticleFacts): WithContext<TechArticle> {
  const {title, description, pageUrl, image, changed, url} = facts;
  return {
    '@context': CONTEXT,
    '@type': 'TechArticle',
    headline: title,
    description,
    url: pageUrl,
    mainEntityOfPage: pageUrl,
    image,
    inLanguage: 'en',
    ...(changed !== undefined && {dateModified: new Date(changed).toISOString()}),
    author: authors(facts),
    isPartOf: {'@id': `${url}#site`},
    about: {'@id': `${url}#software`},
  };
}

/**
 * Completes the theme's structured data of a release note.
 * @param image - absolute URL of the social card.
 */
export function completePosting<Posting extends object>(posting: Posting, site: SiteFacts, image: string): Posting {
  return {...posting, author: authors(site), image};
}

/** Structured data of the breadcrumbs of a page, outermost first, with absolute URLs. */
export function describeTrail(steps: readonly {name: string; url: string}[]): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
