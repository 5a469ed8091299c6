import {useCallback} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {storeText} from '../lib/browserStorage';
import {DEFAULT_FRAMEWORK, FRAMEWORK_KEY, isFramework, type Framework} from '../lib/frameworks';
import {createStore} from '../lib/store';
import {track} from '../lib/track';
import {useStore} from './useStore';

const ATTRIBUTE = `data-${FRAMEWORK_KEY}`;
const store = createStore<Framework>(DEFAULT_FRAMEWORK);

if (ExecutionEnvironment.canUseDOM) {
  const page = document.documentElement;
  // A script in the page's head has read the stored choice.
  const stored = page.getAttribute(ATTRIBUTE);
  if (isFramework(stored)) store.set(stored);
  store.subscribe(() => page.setAttribute(ATTRIBUTE, store.get()));
  // Sent for changes in other tabs only.
  window.addEventListener('storage', ({key, newValue}) => {
    if (key === FRAMEWORK_KEY && isFramework(newValue)) store.set(newValue);
  });
}

/**
 * The reader's framework, the same in the whole site and in every open tab.
 * @returns the framework (the default one while rendering on the server), and a function that changes and stores it.
 */
export function useFramework(): [Framework, (framework: Framework) => void] {
  const framework = useStore(store);
  const choose = useCallback((next: Framework) => {
    store.set(next);
    track('choose_framework', {framework: next});
    if (!storeText(FRAMEWORK_KEY, next)) {
      console.warn('The choice of framework could not be stored; it lasts until the page is reloaded.');
    }
  }, []);
  return [framework, choose];
}
