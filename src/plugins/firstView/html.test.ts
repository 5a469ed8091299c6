import {describe, expect, it} from 'vitest';
import {withLateScripts, withStyles} from './html';

const HTML =
  '<head><link rel=stylesheet href=/base/assets/css/styles.1.css /><script src=/base/assets/js/runtime~main.1.js defer></script><script src=/base/assets/js/main.2.js defer></script></head><body><nav></nav><div id=__docusaurus_skipToContent_fallback>';

describe('what a page needs first', () => {
  it('has its styles in the page, named for the loader of chunks', () => {
    const html = withStyles(HTML, [{file: 'assets/css/styles.1.css', text: 'a{content:"$&"}'}], 'index.html');
    expect(html).toContain('<style data-href="assets/css/styles.1.css">a{content:"$&"}</style><script');
    expect(html).not.toContain('stylesheet');
  });

  it('is not drawn before what stands below the navbar is read', () => {
    const html = withStyles(HTML, [], 'index.html');
    expect(html).toContain('<link rel=expect href=#__docusaurus_skipToContent_fallback blocking=render>');
  });

  it('names its scripts for the script that starts them, the runtime after the main one', () => {
    const html = withLateScripts(HTML, ['assets/js/a.js'], '/base/', 'index.html');
    expect(html).toContain(
      'main.2.js type=late></script><script src=/base/assets/js/runtime~main.1.js type=late></script><link rel=late as=script fetchpriority=low href="/base/assets/js/a.js"><script>',
    );
    expect(html).not.toContain('defer>');
  });

  it('stops the build where a page has another form', () => {
    expect(() => withStyles('<head>', [], 'x.html')).toThrow(/x\.html has no __docusaurus_skipToContent_fallback/);
    expect(() => withStyles(HTML.replace('rel=stylesheet', ''), [], 'x.html')).toThrow(/x\.html has no link to styles/);
    expect(() => withLateScripts('<head>', [], '/', 'x.html')).toThrow(/x\.html has no main script/);
  });
});
