/** The browser's local storage, asked for at each use: where it is blocked, asking already throws. */
export const browserStorage = (): Storage => window.localStorage;
