// Builds what the end-to-end tests use: the site, the site under another base URL with analytics, and the page of the
// behavior tests.
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

const DOCUSAURUS = fileURLToPath(import.meta.resolve('@docusaurus/core/bin/docusaurus.mjs'));

/** A host with a base URL and analytics. */
const PREVIEW = {BASE_URL: '/preview/', GTAG_ID: 'G-TEST123'};

function run(env, script, ...args) {
  const {status} = spawnSync(process.execPath, [script, ...args], {stdio: 'inherit', env: {...process.env, ...env}});
  if (status !== 0) process.exit(status ?? 1);
}

// No test looks at the size of its scripts.
run(PREVIEW, DOCUSAURUS, 'build', '--out-dir', 'generated/preview', '--no-minify');
run({}, DOCUSAURUS, 'build');
run({}, 'tests/fixtures/behavior/build.mjs');
