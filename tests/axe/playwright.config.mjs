import path from 'node:path';
import config from '../../playwright.config.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Every page of the sitemap with axe, in four modes: too long for each run of the tests. */
export default {
  ...config,
  testDir: '.',
  timeout: 3 * 60_000,
  webServer: config.webServer.map((server) => ({...server, cwd: ROOT})),
};
