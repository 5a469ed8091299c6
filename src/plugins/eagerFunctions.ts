/**
 * At the head of a script: most of its functions are called while it starts. Chromium then compiles all of them beside
 * the page while the script arrives, where it would stop the page for each at its first call. Other browsers read a
 * comment. See https://github.com/WICG/explicit-javascript-compile-hints-file-based.
 */
export const EAGER_FUNCTIONS = '//# allFunctionsCalledOnLoad';
