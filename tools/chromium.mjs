// Finds, or installs, the browser of the end-to-end tests. Run directly, it makes sure that there is one.
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {pathToFileURL} from 'node:url';
import {chromium} from '@playwright/test';

/** The headless shell first: without the user interface of a browser, tests take a third of the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a program, or undefined when there is none of that name. */
export function which(name) {
  const {status, stdout} = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {encoding: 'utf8'});
  return status === 0 ? stdout.split('\n')[0].trim() : undefined;
}

/**
 * The browser to test with: the one named by CHROMIUM_PATH, Playwright's own, or one installed on the machine.
 * @returns an absolute path, or undefined when there is none.
 */
export function findChromium() {
  const bundled = chromium.executablePath();
  const candidates = [process.env.CHROMIUM_PATH, bundled];
  const found = candidates.find((path) => path && fs.existsSync(path));
  return found ?? NAMES.map(which).find((path) => path !== undefined);
}

function run(command, args) {
  console.info(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0;
}

/**
 * Installs packages where the machine is a Debian.
 * @param {...string} packages - their names.
 * @returns {boolean} whether that worked.
 */
export function installFromDebian(...packages) {
  if (!which('apt-get')) return false;
  const [command, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
  return run(command, [...prefix, 'update', '-qq']) && run(command, [...prefix, 'install', '-y', '-qq', ...packages]);
}

function ensureChromium() {
  if (!findChromium() && !run('npx', ['playwright', 'install', 'chromium']))
    installFromDebian('chromium-headless-shell');
  const path = findChromium();
  if (!path) {
    console.error('There is no Chromium. Install one and name its path in CHROMIUM_PATH.');
    process.exit(1);
  }
  console.info(`Browser of the tests: ${path}`);
  execFileSync(path, ['--version'], {stdio: 'inherit'});
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) ensureChromium();
