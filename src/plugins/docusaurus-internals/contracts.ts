import fs from 'node:fs';
import path from 'node:path';

/** Something that this project relies on and Docusaurus does not document. */
interface Contract {
  /** Heading in the README of this folder. */
  name: string;
  /** Files in `node_modules`, each with a piece of its text that shows that the contract still holds. */
  evidence: Readonly<Record<string, string>>;
}

export const CONTRACTS = [
  {
    name: 'Prism and tslib are loaded for one piece of each',
    evidence: {
      '@docusaurus/theme-classic/lib/prism-include-languages.js': "import { Prism } from 'prism-react-renderer';",
      '@docusaurus/utils-common/lib/index.js': 'tslib_1.__importDefault(',
    },
  },
  {
    name: 'One style sheet, linked from every page',
    evidence: {
      '@docusaurus/core/lib/webpack/base.js': "name: 'styles'",
      '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css':
        '#__docusaurus-base-url-issue-banner-container',
    },
  },
  {
    name: 'Links prefetch through window.docusaurus',
    evidence: {
      '@docusaurus/core/lib/client/clientEntry.js': 'window.docusaurus = docusaurus;',
      '@docusaurus/core/lib/client/exports/Link.js': 'window.docusaurus.prefetch(targetLink)',
      '@docusaurus/core/lib/client/docusaurus.js': 'const canPreload = (routePath) => !isSlowConnection()',
    },
  },
  {
    name: 'Hydration is marked on the html element',
    evidence: {'@docusaurus/core/lib/client/hasHydratedDataAttribute.js': '<html data-has-hydrated={isBrowser}/>'},
  },
  {
    name: 'Storage keys of the announcement bar',
    evidence: {
      '@docusaurus/theme-common/lib/contexts/announcementBar.js':
        "createStorageSlot('docusaurus.announcement.dismiss')",
    },
  },
  {
    name: 'Class names in the HTML of the theme',
    evidence: {
      '@docusaurus/theme-common/lib/utils/ThemeClassNames.js': "'theme-admonition'",
      '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/index.js': "'breadcrumbs__item'",
      '@docusaurus/theme-classic/lib/theme/Heading/index.js': 'className="hash-link"',
      '@docusaurus/theme-classic/lib/theme/PaginatorNavLink/index.js': "'pagination-nav__link--next'",
      '@docusaurus/theme-classic/lib/theme/Tabs/index.js': "'tabs-container'",
    },
  },
  {
    name: 'Content and routes of the content plugins',
    evidence: {
      '@docusaurus/plugin-content-docs/lib/index.js': 'loadedVersions: await',
      '@docusaurus/plugin-content-blog/lib/routes.js': 'items: blogPostItemsModule(paginated.items)',
    },
  },
  {
    name: 'The Google tag counts page views in a client module',
    evidence: {'@docusaurus/plugin-google-gtag/lib/index.js': "return ['./gtag'];"},
  },
] as const satisfies readonly Contract[];

/**
 * The error of a contract that no longer holds.
 * @param problem - what was expected where.
 */
export function contractError(name: (typeof CONTRACTS)[number]['name'], problem: string): Error {
  return new Error(
    `${problem}\nThe contract "${name}" no longer holds. src/plugins/docusaurus-internals/README.md says what relies on it.`,
  );
}

/**
 * Checks that the installed packages still work as this project expects.
 * @param siteDir - absolute path of the project.
 * @throws Error that names the file and the contract, when they do not.
 */
export function checkContracts(siteDir: string): void {
  for (const {name, evidence} of CONTRACTS) {
    for (const [file, piece] of Object.entries(evidence)) {
      if (!fs.readFileSync(path.join(siteDir, 'node_modules', file), 'utf8').includes(piece))
        throw contractError(name, `${file} does not contain ${JSON.stringify(piece)}.`);
    }
  }
}
