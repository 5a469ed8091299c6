import config from '../../playwright.config.mts';

/** Every page of the sitemap with axe, in four modes: too long for each run of the tests. */
export default {...config, testDir: '.', timeout: 3 * 60_000};
