import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {FONT_STYLESHEET} from '../lib/webFonts';

/**
 * Adds the font service's style sheet after the page has loaded. In the HTML it would delay the first paint until the
 * font host responds; fallback fonts of the same width are shown until then.
 */
function addStylesheet(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = FONT_STYLESHEET;
  document.head.append(link);
}

if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') addStylesheet();
  else window.addEventListener('load', addStylesheet, {once: true});
}
