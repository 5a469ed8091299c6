import type {BreadcrumbList, Graph, TechArticle, WithContext} from 'schema-dts';

const CONTEXT = 'https://schema.org';

interface SiteFacts {
  /** Name of the site and the library. */
  name: string;
  /** Complete address of the first page. */
  url: string;
  /** Address of the library's repository. */
  repository: string;
}

interface SoftwareFacts extends SiteFacts {
  description: string;
  version: string;
  /** As in `package.json`: `MIT`. */
  licence: string;
}

interface ArticleFacts extends SiteFacts {
  title: string;
  description: string;
  /** Complete address of the page. */
  pageUrl: string;
  /** Complete address of its picture. */
  image: string;
  /** When the page was last changed, in milliseconds; undefined when that is not known. */
  changed: number | undefined;
}

function authors({name, repository}: SiteFacts) {
  return {'@type': 'Organization', name: `The ${name} authors`, url: repository} as const;
}

/** What search engines are told about the library, on the first page. */
export function describeSoftware(facts: SoftwareFacts): Graph {
  const {name, url, repository, description, version, licence} = facts;
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
        license: `https://spdx.org/licenses/${licence}.html`,
        author: authors(facts),
      },
    ],
  };
}

/** What search engines are told about a page of the docs. */
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
 * Adds to what the theme tells about a release note.
 * @param image - complete address of the picture of the page.
 */
export function completePosting<Posting extends object>(posting: Posting, site: SiteFacts, image: string): Posting {
  return {...posting, author: authors(site), image};
}

/** What search engines are told about the way to a page, outermost first; addresses are complete. */
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
