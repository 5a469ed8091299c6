import {version as docusaurusVersion} from '@docusaurus/core/package.json';
import {version as coreVersion} from 'dockview-core/package.json';
import {version as reactVersion} from 'dockview/package.json';
import {expect, it} from 'vitest';
import config from '../../docusaurus.config';

it('1 content: the configuration says what the specification says', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
    markdown: {format: 'mdx', hooks: {onBrokenMarkdownLinks: 'warn'}},
    i18n: {
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: {en: {direction: 'ltr', htmlLang: 'en', calendar: 'gregory'}},
    },
    future: {v4: {siteStorageNamespacing: false}},
    themeConfig: {
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
      docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 5},
      announcementBar: {isCloseable: true},
    },
  });
  expect(config.themeConfig).toHaveProperty('prism.additionalLanguages', expect.arrayContaining(['markdown', 'latex']));
  expect(docusaurusVersion).toMatch(/^3\.10\./);
});

it('1 content: both packages of the library are 4.10.0', () => {
  expect([coreVersion, reactVersion]).toEqual(['4.10.0', '4.10.0']);
});
