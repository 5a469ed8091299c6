import type {Plugin} from '@docusaurus/types';
import {DEFAULT_FRAMEWORK, FRAMEWORK_KEY, FRAMEWORKS} from '../../lib/frameworks';

/**
 * Code that has to run before the first paint: marks `<html>` with the reader's framework, so that style sheets show
 * the right variant at once. Without JavaScript the mark is absent and both variants show.
 */
function markFramework(key: string, known: readonly string[], fallback: string): void {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(key);
  } catch {
    // Storage is blocked: the fallback applies.
  }
  document.documentElement.setAttribute(`data-${key}`, stored !== null && known.includes(stored) ? stored : fallback);
}

/** Injects the inline scripts that decide, from what the browser stored, what the first paint shows. */
export default function earlyScripts(): Plugin {
  const framework = [FRAMEWORK_KEY, FRAMEWORKS, DEFAULT_FRAMEWORK].map((value) => JSON.stringify(value)).join(',');
  return {
    name: 'early-scripts',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(${inline(markFramework)})(${framework})`}],
    }),
  };
}

/** The source of a function that refers to nothing outside itself, for an inline script. */
function inline(fn: (...args: never[]) => void): string {
  return fn.toString();
}
