// Builds what the end-to-end tests look at: the site, the site under another base URL with analytics and the page of the behaviour tests.
import {spawnSync} from 'node:child_process';

/** The site as a host with a sub-path and analytics would serve it. */
const PREVIEW = {BASE_URL: '/preview/', GTAG_ID: 'G-TEST123'};

function run(env, script, ...args) {
  const {status} = spawnSync(process.execPath, [script, ...args], {stdio: 'inherit', env: {...process.env, ...env}});
  if (status !== 0) process.exit(status ?? 1);
}

run(PREVIEW, 'scripts/build.mjs', '--out-dir', 'generated/preview');
run({}, 'scripts/build.mjs');
run({}, 'tests/fixtures/behaviour/build.mjs');
