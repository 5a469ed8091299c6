import {defineConfig} from '@playwright/test';
import {findChromium} from './tools/chromium.mjs';
import {origin, PORTS} from './tests/support/servers.mjs';

function serve(folder: string, site: keyof typeof PORTS, base = '/') {
  return {
    command: `node tools/serve.mjs ${folder} ${PORTS[site]} ${base}`,
    url: `${origin(site)}${base}`,
    reuseExistingServer: !process.env.CI,
  };
}

/** As browsers with a window do: a frame with a program that never ends must not stop the page around it. */
const ISOLATION = ['--site-per-process', '--enable-features=IsolateSandboxedIframes'];

/** Tests of the built sites in a real browser: build them first with `npm run build:tests`. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: [['list']],
  use: {
    baseURL: origin('site'),
    viewport: {width: 1440, height: 900},
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        ...ISOLATION,
        '--disable-gpu',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: [
    serve('build', 'site'),
    serve('generated/preview', 'preview', '/preview/'),
    serve('generated/fixtures/behavior', 'behavior'),
  ],
});
