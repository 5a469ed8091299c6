// Runs in the page of an example before anything else.
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
window.addEventListener('storage', ({key}) => {
  if (key === 'theme' && readMode() !== mode) window.location.reload();
});
