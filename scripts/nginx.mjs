// Finds, or installs, the nginx that the configuration of deploy/nginx is tried with, and starts it over built sites.
// Run directly, it makes sure that there is one.
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {installFromDebian, which} from '../tools/chromium.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

function isComplete() {
  return which('nginx') !== undefined && fs.existsSync(MODULE);
}

/** Lays the files out as `deploy/Dockerfile` does, with another port. */
function layOut(folder, site, baseUrl, port) {
  fs.rmSync(folder, {recursive: true, force: true});
  const target = path.join(folder, 'site', baseUrl);
  fs.mkdirSync(path.join(folder, 'temp'), {recursive: true});
  fs.cpSync(site, target, {recursive: true});
  fs.renameSync(path.join(target, '_nginx.conf'), path.join(folder, 'headers.conf'));
  const read = (name) => fs.readFileSync(path.join(ROOT, 'deploy/nginx', name), 'utf8');
  fs.writeFileSync(path.join(folder, 'nginx.conf'), read('nginx.conf'));
  fs.writeFileSync(path.join(folder, 'site.conf'), read('site.conf').replace('listen 8080', `listen ${port}`));
}

/**
 * Serves a built site as the container of the project does.
 * @param {{folder: string, site: string, baseUrl: string, port: number}} options - `folder` is emptied and holds what
 * nginx works with; `site` is the build.
 * @returns {Promise<() => void>} stops it.
 */
export async function startNginx({folder, site, baseUrl, port}) {
  layOut(folder, site, baseUrl, port);
  const server = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (chunk) => (errors += chunk));
  const address = `http://127.0.0.1:${port}${baseUrl}`;
  while (!(await fetch(address).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`nginx did not start:\n${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return () => server.kill();
}

function ensureNginx() {
  if (!isComplete()) installFromDebian(...PACKAGES);
  if (!isComplete()) {
    console.error(`There is no nginx with Brotli. Install the Debian packages ${PACKAGES.join(' and ')}.`);
    process.exit(1);
  }
  spawnSync('nginx', ['-v'], {stdio: 'inherit'});
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) ensureNginx();
