// Runs in the page of an example before anything else.
import {FONT_STYLESHEET} from '../../../lib/webFonts';
import {leaveFocusOutside, startPage} from './page';

function readMode(): 'light' | 'dark' {
  try {
    return window.localStorage.getItem('theme') === 'dark' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}

const mode = readMode();
startPage(mode);
leaveFocusOutside();
window.addEventListener('load', () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = FONT_STYLESHEET;
  document.head.append(link);
});
window.addEventListener('storage', ({key}) => {
  if (key === 'theme' && readMode() !== mode) window.location.reload();
});
