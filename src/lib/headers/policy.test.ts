import {describe, expect, it} from 'vitest';
import {allows, SANDBOX_POLICY, sitePolicy, writeMetaPolicy, writePolicy} from './policy';

const page = new URL('https://example.org/preview/docs/index.html');
const policy = sitePolicy({gtagId: undefined, hashes: ["'sha256-abc'"]});
const withTag = sitePolicy({gtagId: 'G-ABC123', hashes: []});

function load(directive: string, address: string, given = policy): boolean {
  return allows(given, directive, new URL(address, page), page);
}

describe('the policy of the pages', () => {
  it('runs scripts of the site and known inline ones, and makes no code of text', () => {
    expect(policy['script-src']).toEqual(["'self'", "'sha256-abc'"]);
    expect(load('script-src', '../assets/main.js')).toBe(true);
    expect(load('script-src', 'https://elsewhere.org/main.js')).toBe(false);
    expect(load('script-src', 'data:text/javascript,alert()')).toBe(false);
  });

  it('lets fonts come from the service, forms go to StackBlitz, and everything else stay', () => {
    expect(load('style-src', 'https://fonts.googleapis.com/css2?family=Inter')).toBe(true);
    expect(load('font-src', 'https://fonts.gstatic.com/s/inter.woff2')).toBe(true);
    expect(load('form-action', 'https://stackblitz.com/run')).toBe(true);
    expect(load('frame-src', 'https://stackblitz.com/run')).toBe(false);
    expect(load('base-uri', '/')).toBe(false);
  });

  it('lets the tag of the configuration in, and only then', () => {
    const tag = 'https://www.googletagmanager.com/gtag/js?id=G-ABC123';
    expect(load('script-src', tag, withTag)).toBe(true);
    expect(load('script-src', tag)).toBe(false);
    expect(load('connect-src', 'https://region1.google-analytics.com/g/collect', withTag)).toBe(true);
    expect(load('script-src', 'https://googletagmanager.com.elsewhere.org/', withTag)).toBe(false);
    expect(load('script-src', 'http://www.googletagmanager.com/', withTag)).toBe(false);
  });
});

describe('the policy of the sandbox', () => {
  it('loads nothing from anywhere', () => {
    for (const directive of ['script-src', 'connect-src', 'img-src', 'frame-src', 'worker-src', 'style-src']) {
      expect(load(directive, '/api.json', SANDBOX_POLICY), directive).toBe(false);
    }
  });

  it('keeps the page without an origin, however it is opened', () => {
    expect(writePolicy(SANDBOX_POLICY)).toMatch(/; sandbox allow-scripts allow-forms$/);
  });
});

it('leaves out of a meta element what browsers refuse there', () => {
  expect(writePolicy(policy)).toMatch(/^default-src 'self'; script-src 'self' 'sha256-abc'; .*frame-ancestors 'self'$/);
  expect(writeMetaPolicy(policy)).not.toContain('frame-ancestors');
  expect(writeMetaPolicy(SANDBOX_POLICY)).not.toContain('allow-scripts');
});
