// Serves folders with a local nginx, one port each, as a plain static host does.
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MODULES = '/usr/lib/nginx/modules';

function server(port, folder, encoding) {
  return `
  server {
    listen ${port};
    root ${folder};
    ${encoding} on;
    ${encoding}_comp_level 6;
    ${encoding}_types text/css text/javascript application/javascript application/json image/svg+xml;
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }`;
}

function configuration(temporary, sites, encoding) {
  const modules = encoding === 'brotli' ? `load_module ${MODULES}/ngx_http_brotli_filter_module.so;` : '';
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${temporary}/${name};`,
  );
  return `${modules}
daemon off;
pid ${temporary}/nginx.pid;
error_log ${temporary}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${folders.join('\n  ')}
  ${sites.map(({port, folder}) => server(port, folder, encoding)).join('\n')}
}
`;
}

/**
 * Starts nginx, which has to be installed, with Debian's Brotli module for that encoding.
 * @param {{port: number, folder: string}[]} sites - folders are absolute.
 * @param {'gzip' | 'brotli'} encoding - how answers are compressed.
 * @returns {() => void} stops the server and removes its files.
 */
export function serve(sites, encoding) {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'benchmark-'));
  const file = path.join(temporary, 'nginx.conf');
  fs.writeFileSync(file, configuration(temporary, sites, encoding));
  const check = spawnSync('nginx', ['-t', '-q', '-c', file], {encoding: 'utf8'});
  if (check.status !== 0) throw new Error(`nginx does not start:\n${check.error ?? check.stderr}`);
  const child = spawn('nginx', ['-c', file], {stdio: 'inherit'});
  return () => {
    child.kill();
    fs.rmSync(temporary, {recursive: true, force: true});
  };
}
