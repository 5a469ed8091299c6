// The built sites behind the nginx of deploy/: npm run test:nginx.
import fs from 'node:fs';
import http, {type IncomingHttpHeaders} from 'node:http';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startNginx} from '../../scripts/nginx.mjs';
import redirects from '../../src/data/redirects.json';
import {readBuiltSite} from '../support/builtSite';
import {ROOT} from '../support/pages';

const FIRST_PORT = Number(process.env.NGINX_PORT ?? 4330);

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const sites = [
  {...readBuiltSite('build', '/'), port: FIRST_PORT},
  {...readBuiltSite('generated/preview', '/preview/'), port: FIRST_PORT + 1},
];

describe.each(sites)('the site below $base', ({folder, base, port, routes}) => {
  let stop: () => void;
  beforeAll(async () => {
    const work = path.join(ROOT, 'generated/nginx', String(port));
    stop = await startNginx({folder: work, site: folder, baseUrl: base, port});
  });
  afterAll(() => stop());

  /** Asks for an address below the base URL, without following or unpacking anything. */
  function get(route: string, encoding = 'identity'): Promise<Answer> {
    const options = {port, path: base + route.slice(1), headers: {'accept-encoding': encoding}};
    return new Promise((resolve, reject) => {
      http
        .get(options, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            resolve({status: response.statusCode, headers: response.headers, body: Buffer.concat(parts)});
          });
        })
        .on('error', reject);
    });
  }

  it('sends every page of the sitemap, with and without a slash at the end, whole and with its headers', async () => {
    for (const route of routes) {
      const expected = fs.readFileSync(path.join(folder, route, 'index.html'));
      for (const address of new Set([route, route.replace(/\/?$/, '/')])) {
        const {status, headers, body} = await get(address);
        expect(status, address).toBe(200);
        expect(body.equals(expected), address).toBe(true);
        expect(headers, address).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': expect.stringMatching(
            /script-src 'self' 'sha256-[^;]*; .*frame-ancestors 'self'$/,
          ),
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'SAMEORIGIN',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'permissions-policy': expect.stringContaining('camera=()'),
          'cache-control': 'public, max-age=0, must-revalidate',
        });
      }
    }
  });

  it('answers anything else with the not-found page, which nobody keeps', async () => {
    for (const address of ['/no/such/page', '/assets/js/gone.12345678.js', '/_headers', '/_nginx.conf']) {
      const {status, headers, body} = await get(address);
      expect(status, address).toBe(404);
      expect(String(body), address).toContain('Page Not Found');
      expect(headers['content-security-policy'], address).toContain("script-src 'self' 'sha256-");
      expect(headers['cache-control'], address).toBe('public, max-age=0, must-revalidate');
    }
  });

  it('leads from every old address to the new one', async () => {
    for (const {to, from} of redirects) {
      for (const address of from) {
        const {status, body} = await get(address);
        expect(status, address).toBe(200);
        expect(String(body), address).toContain(`<a href="${base}${to.slice(1)}">`);
      }
    }
  });

  it('lets files with a hash be kept for a year, and says what has not changed', async () => {
    const script = fs.readdirSync(path.join(folder, 'assets/js')).find((name) => name.startsWith('main.'))!;
    const {headers} = await get(`/assets/js/${script}`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.etag).toBeDefined();
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends %s to who takes it, from the files made before', async (encoding, unpack) => {
    const names = ['docs/index.html', 'sitemap.xml', 'api.json', 'llms.txt', 'docs.md', 'img/logo.svg'];
    const scripts = fs.readdirSync(path.join(folder, 'assets/js')).filter((name) => name.endsWith('.js'));
    for (const name of [...names, ...scripts.map((script) => `assets/js/${script}`)]) {
      const plain = fs.readFileSync(path.join(folder, name));
      if (plain.length < 1024) continue;
      const {headers, body} = await get(`/${name}`, encoding);
      expect(headers['content-encoding'], name).toBe(encoding);
      expect(headers.vary, name).toMatch(/accept-encoding/i);
      expect(headers['content-length'], name).toBeDefined();
      expect(unpack(body).equals(plain), name).toBe(true);
    }
  });

  it.each([
    ['/docs.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/api.json', 'application/json; charset=utf-8'],
    ['/api.d.ts', 'text/plain; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/blog/rss.xml', 'text/xml; charset=utf-8'],
    ['/img/logo.svg', 'image/svg+xml'],
  ])('names the type of %s', async (route, type) => {
    expect((await get(route)).headers['content-type']).toBe(type);
  });

  it('gives the page of the sandbox a policy of its own', async () => {
    const {sandbox} = JSON.parse(String((await get('/templates/runtime.json')).body)) as {sandbox: string};
    const {status, headers} = await get(`/${sandbox}`);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*; sandbox allow-scripts allow-forms$/);
  });
});
