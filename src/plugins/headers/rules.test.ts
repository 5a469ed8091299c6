import {describe, expect, it} from 'vitest';
import {sitePolicy} from '../../lib/headers/policy';
import {writeHostFile} from './hostFile';
import {writeNginx} from './nginx';
import {listRules, type Rule} from './rules';

const policy = sitePolicy({gtagId: undefined, hashes: ["'sha256-abc'"]});
const pages = [
  '404.html',
  'index.html',
  'docs/index.html',
  'docs/core/panels/add/index.html',
  'templates/index.html',
  'templates/dockview/tabs/react/index.html',
  'sandbox/1234567890/index.html',
];
const rules = listRules(pages, policy, '/preview/');

function matching(address: string): Rule[] {
  return rules.filter(({path}) => (path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path));
}

/** The values that a host would send for a header. */
function sent(address: string, name: string): string[] {
  return matching(address).flatMap(({headers}) => headers[name] ?? []);
}

describe('the rules for hosts that read them from a file', () => {
  it.each([
    '/preview/',
    '/preview/404.html',
    '/preview/docs',
    '/preview/docs/',
    '/preview/docs/core/panels/add',
    '/preview/templates',
    '/preview/templates/',
    '/preview/templates/dockview/tabs/react/',
    '/preview/sandbox/1234567890/',
  ])('give the page %s one policy', (address) => {
    expect(sent(address, 'Content-Security-Policy')).toHaveLength(1);
    expect(sent(address, 'Cache-Control')).toHaveLength(1);
    expect(sent(address, 'X-Content-Type-Options')).toEqual(['nosniff']);
  });

  it.each([
    ['/preview/assets/js/main.12345678.js', /^public, max-age=31536000, immutable$/],
    ['/preview/templates/assets/vendor/react-1234.js', /immutable$/],
    ['/preview/search/pages-1234.json', /immutable$/],
    ['/preview/img/card.png', /max-age=86400$/],
    ['/preview/docs/core/panels/add', /max-age=0, must-revalidate$/],
  ])('have %s kept as long as it stays true', (address, value) => {
    expect(sent(address, 'Cache-Control')).toEqual([expect.stringMatching(value)]);
  });

  it('allow code from text in the sandbox alone', () => {
    const loose = rules.filter(({headers}) => /script-src[^;]*'unsafe-/.test(headers['Content-Security-Policy'] ?? ''));
    expect(loose.map(({path}) => path)).toEqual(['/preview/sandbox/*']);
  });

  it('stay within what hosts read', () => {
    expect(writeHostFile(rules)).toMatch(/^\/preview\/\*\n {2}X-Content-Type-Options: nosniff\n/);
    const hashes = Array.from({length: 40}, (_, index) => `'sha256-${'a'.repeat(44)}${index}'`);
    const long = listRules(pages, sitePolicy({gtagId: undefined, hashes}), '/');
    expect(() => writeHostFile(long)).toThrow('more than 2000 characters');
    expect(() => writeHostFile(Array.from({length: 101}, () => rules[0]!))).toThrow('101 rules');
  });
});

it('writes the same for nginx', () => {
  const text = writeNginx(policy, '/preview/');
  expect(text).toContain('add_header X-Content-Type-Options "nosniff" always;');
  expect(text).toContain(
    '~^(200|206|304):/preview/(assets/|templates/assets/|search/|sandbox/) "public, max-age=31536000',
  );
  expect(text).toContain('error_page 404 /preview/404.html;');
});
