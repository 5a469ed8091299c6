/** Returns the browser's local storage. Throws where it is blocked, hence a function. */
export const browserStorage = (): Storage => window.localStorage;
