import {describe, expect, test} from 'vitest';
import {readSiteEnv} from './siteEnv';

/** The message of the error a build with this environment stops with. */
function messageFor(env: Record<string, string>): string {
  try {
    readSiteEnv(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${JSON.stringify(env)} was accepted.`);
}

describe('readSiteEnv', () => {
  const source = {repository: 'https://github.com/mathuo/dockview', branch: 'main'};
  const defaults = {url: 'https://dockview.dev', baseUrl: '/', gtagId: undefined, source};

  test('absent and empty variables give the defaults', () => {
    expect(readSiteEnv({})).toEqual(defaults);
    expect(readSiteEnv({SITE_URL: '', BASE_URL: '', GTAG_ID: '', SOURCE_URL: ''})).toEqual(defaults);
  });

  test('valid values are taken', () => {
    const env = {
      SITE_URL: 'http://localhost:3000/',
      BASE_URL: '/preview/pr-12/',
      GTAG_ID: 'G-ABC123',
      SOURCE_URL: 'https://github.com/owner/site.docs/tree/release/2',
    };
    expect(readSiteEnv(env)).toEqual({
      url: 'http://localhost:3000',
      baseUrl: '/preview/pr-12/',
      gtagId: 'G-ABC123',
      source: {repository: 'https://github.com/owner/site.docs', branch: 'release/2'},
    });
  });

  test.each(['G-ABC123', 'GT-XYZ', 'AW-1234', 'DC-9', 'UA-12345-6'])('GTAG_ID=%s is a tag id', (id) => {
    expect(readSiteEnv({GTAG_ID: id}).gtagId).toBe(id);
  });

  test.each([
    'dockview.dev',
    'ftp://dockview.dev',
    'https://dockview.dev/docs',
    'https://dockview.dev?a=1',
    'https://dockview.dev#a',
    'https://someone@dockview.dev',
  ])('SITE_URL=%s is refused with variable, value and cure', (value) => {
    const message = messageFor({SITE_URL: value});
    expect(message).toContain(`SITE_URL="${value}"`);
    expect(message).toContain('Set it to an origin without a path, such as https://dockview.dev');
    expect(message).toContain('BASE_URL');
  });

  test.each(['preview/', '/preview', '//', '/a b/', 'https://dockview.dev/'])(
    'BASE_URL=%s is refused with variable, value and cure',
    (value) => {
      const message = messageFor({BASE_URL: value});
      expect(message).toContain(`BASE_URL="${value}"`);
      expect(message).toContain('Set it to a path that starts and ends with a slash, such as / or /preview/.');
    },
  );

  test.each(['ABC123', 'G-', 'g-abc123', 'G-ABC 123', "G-A');alert(1);//"])(
    'GTAG_ID=%s is refused with variable, value and cure',
    (value) => {
      const message = messageFor({GTAG_ID: value});
      expect(message).toContain(`GTAG_ID="${value}"`);
      expect(message).toContain('Set it to a Google tag id such as G-ABC123, or leave it out');
    },
  );

  test.each([
    'https://github.com/owner/name',
    'github.com/owner/name/tree/main',
    'http://github.com/owner/name/tree/main',
    'https://github.com/owner/name/tree/',
    'https://github.com/owner/name/tree/main/',
    'https://github.com/owner/name/blob/main',
  ])('SOURCE_URL=%s is refused with variable, value and cure', (value) => {
    const message = messageFor({SOURCE_URL: value});
    expect(message).toContain(`SOURCE_URL="${value}"`);
    expect(message).toContain('Set it to the address of a branch on GitHub');
  });
});
