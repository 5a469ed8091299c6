import {expect, test} from 'vitest';
import {readSiteEnv} from './siteEnv';

test('absent and empty variables give the defaults', () => {
  const source = {repository: 'https://github.com/mathuo/dockview', branch: 'main'};
  const defaults = {url: 'https://dockview.dev', baseUrl: '/', gtagId: undefined, source};
  expect(readSiteEnv({})).toEqual(defaults);
  expect(readSiteEnv({SITE_URL: '', BASE_URL: '', GTAG_ID: '', SOURCE_URL: ''})).toEqual(defaults);
});

test('valid values are taken', () => {
  const env = {
    SITE_URL: 'http://localhost:3000/',
    BASE_URL: '/preview/pr-12/',
    GTAG_ID: 'UA-12345-6',
    SOURCE_URL: 'https://github.com/owner/site.docs/tree/release/2',
  };
  expect(readSiteEnv(env)).toEqual({
    url: 'http://localhost:3000',
    baseUrl: '/preview/pr-12/',
    gtagId: 'UA-12345-6',
    source: {repository: 'https://github.com/owner/site.docs', branch: 'release/2'},
  });
});

const WRONG: Record<string, [cure: string, ...values: string[]]> = {
  SITE_URL: [
    'Set it to an origin without a path, such as https://dockview.dev',
    ...['dockview.dev', 'ftp://dockview.dev', 'https://dockview.dev/docs', 'https://dockview.dev?a=1'],
    ...['https://dockview.dev#a', 'https://someone@dockview.dev'],
  ],
  BASE_URL: [
    'Set it to a path that starts and ends with a slash, such as / or /preview/.',
    ...['preview/', '/preview', '//', '/a b/', '/../', '/./', '/a/../b/', 'https://dockview.dev/'],
  ],
  GTAG_ID: [
    'Set it to a Google tag id such as G-ABC123, or leave it out',
    ...['ABC123', 'G-', 'g-abc123', 'G-ABC 123', "G-A');alert(1);//"],
  ],
  SOURCE_URL: [
    'Set it to the address of a branch on GitHub',
    ...['https://github.com/owner/name', 'github.com/owner/name/tree/main', 'http://github.com/owner/name/tree/main'],
    ...['https://github.com/owner/name/tree/', 'https://github.com/owner/name/blob/main'],
    ...['https://github.com/owner/name/tree/../../x', 'https://github.com/../name/tree/main'],
  ],
};

test.each(Object.entries(WRONG))('a wrong %s is rejected with variable, value and cure', (name, [cure, ...values]) => {
  for (const value of values) {
    expect(() => readSiteEnv({[name]: value})).toThrow(`${name}="${value}"`);
    expect(() => readSiteEnv({[name]: value})).toThrow(cure);
  }
});
