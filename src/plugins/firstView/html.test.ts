import {describe, expect, it} from 'vitest';
import {withPreloads, withStyles} from './html';

const HTML =
  '<head><link rel=stylesheet href=/base/assets/css/styles.1.css /><script src=/base/assets/js/main.2.js defer></script></head>';

describe('what a page needs first', () => {
  it('has its styles in the page, named for the loader of chunks', () => {
    const html = withStyles(HTML, [{file: 'assets/css/styles.1.css', text: 'a{content:"$&"}'}], 'index.html');
    expect(html).toContain('<head><style data-href="assets/css/styles.1.css">a{content:"$&"}</style><script');
    expect(html).not.toContain('stylesheet');
  });

  it('names its scripts after the main one', () => {
    expect(withPreloads(HTML, ['assets/js/a.js'], '/base/', 'index.html')).toContain(
      'main.2.js defer></script><link rel=preload as=script fetchpriority=low href="/base/assets/js/a.js">',
    );
  });

  it('stops the build where a page has another form', () => {
    expect(() => withStyles('<head>', [], 'x.html')).toThrow(/x\.html has no link to styles/);
    expect(() => withPreloads('<head>', [], '/', 'x.html')).toThrow(/x\.html has no main script/);
  });
});
