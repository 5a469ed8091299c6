import {useCallback, useSyncExternalStore} from 'react';
import {DEFAULT_FRAMEWORK, FRAMEWORK_KEY, isFramework, type Framework} from '../lib/frameworks';
import {track} from '../lib/track';

const ATTRIBUTE = `data-${FRAMEWORK_KEY}`;
const listeners = new Set<() => void>();

function show(framework: Framework): void {
  document.documentElement.setAttribute(ATTRIBUTE, framework);
  listeners.forEach((listener) => listener());
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === FRAMEWORK_KEY && isFramework(event.newValue)) show(event.newValue);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

function getSnapshot(): Framework {
  const value = document.documentElement.getAttribute(ATTRIBUTE);
  return isFramework(value) ? value : DEFAULT_FRAMEWORK;
}

/**
 * The reader's framework, the same in the whole site and in every open tab.
 * @returns the framework (the default one while rendering on the server), and a function that changes and stores it.
 */
export function useFramework(): [Framework, (framework: Framework) => void] {
  const framework = useSyncExternalStore(subscribe, getSnapshot, () => DEFAULT_FRAMEWORK);
  const choose = useCallback((next: Framework) => {
    show(next);
    track('choose_framework', {framework: next});
    try {
      window.localStorage.setItem(FRAMEWORK_KEY, next);
    } catch (error) {
      console.warn('The choice of framework could not be stored; it holds until the page is reloaded.', error);
    }
  }, []);
  return [framework, choose];
}
