import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const STYLESHEET =
  'https://fonts.googleapis.com/css2?family=Inter:wght@400..700&family=JetBrains+Mono:wght@400..600&display=swap';

/**
 * Adds the font service's style sheet once the page has loaded. In the HTML it would hold up the first paint for as
 * long as the font host takes to answer; fallback fonts of the same width stand in until then.
 */
function addStylesheet(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = STYLESHEET;
  document.head.append(link);
}

if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') addStylesheet();
  else window.addEventListener('load', addStylesheet, {once: true});
}
