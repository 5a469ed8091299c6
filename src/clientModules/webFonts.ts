import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {FONT_STYLESHEET} from '../lib/webFonts';

/**
 * Adds the font service's style sheet once the page has loaded. In the HTML it would hold up the first paint for as
 * long as the font host takes to answer; fallback fonts of the same width stand in until then.
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
