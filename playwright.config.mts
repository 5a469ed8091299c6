import {defineConfig} from '@playwright/test';
import {findChromium} from './scripts/chromium.mjs';

const PORTS = {site: 4310, preview: 4311, variant: 4312};

function serve(folder: string, port: number, base = '/') {
  return {
    command: `node tests/support/serve.mjs ${folder} ${port} ${base}`,
    url: `http://localhost:${port}${base}`,
    reuseExistingServer: !process.env.CI,
  };
}

/** Tests of the built sites in a real browser: build them first with `npm run build:tests`. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 45_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORTS.site}`,
    viewport: {width: 1440, height: 900},
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: [
    serve('build', PORTS.site),
    serve('generated/preview', PORTS.preview, '/preview/'),
    serve('generated/fixtures/variant', PORTS.variant),
  ],
});
