// Builds what the end-to-end tests look at: the site, the site under another base URL with analytics and the page of the behaviour tests.
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

const DOCUSAURUS = fileURLToPath(import.meta.resolve('@docusaurus/core/bin/docusaurus.mjs'));

/** The site as a host with a sub-path and analytics would serve it. */
const PREVIEW = {BASE_URL: '/preview/', GTAG_ID: 'G-TEST123'};

function run(env, script, ...args) {
  const {status} = spawnSync(process.execPath, [script, ...args], {stdio: 'inherit', env: {...process.env, ...env}});
  if (status !== 0) process.exit(status ?? 1);
}

run(PREVIEW, DOCUSAURUS, 'build', '--out-dir', 'generated/preview');
run({}, DOCUSAURUS, 'build');
run({}, 'tests/fixtures/behaviour/build.mjs');
