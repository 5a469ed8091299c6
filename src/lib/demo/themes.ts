/** Names of the library's themes as it exports them. */
export type DemoThemeKey =
  | 'themeLight'
  | 'themeDark'
  | 'themeAbyss'
  | 'themeAbyssSpaced'
  | 'themeLightSpaced'
  | 'themeDracula'
  | 'themeReplit'
  | 'themeVisualStudio';

/** A theme a visitor can pick. */
export interface DemoTheme {
  key: DemoThemeKey;
  /** The value of `?theme=`. */
  name: string;
  label: string;
}

/** All themes that come with the library, in the order they are offered. */
export const DEMO_THEMES: readonly DemoTheme[] = [
  {key: 'themeLight', name: 'light', label: 'Light'},
  {key: 'themeDark', name: 'dark', label: 'Dark'},
  {key: 'themeAbyss', name: 'abyss', label: 'Abyss'},
  {key: 'themeAbyssSpaced', name: 'abyssSpaced', label: 'Abyss Spaced'},
  {key: 'themeLightSpaced', name: 'lightSpaced', label: 'Light Spaced'},
  {key: 'themeDracula', name: 'dracula', label: 'Dracula'},
  {key: 'themeReplit', name: 'replit', label: 'Replit'},
  {key: 'themeVisualStudio', name: 'visualStudio', label: 'Visual Studio'},
];

const PARAMETER = 'theme';
const LONGEST_SHOWN = 40;

/** What the address asks for: nothing, a theme, or something that is none. */
export interface AskedTheme {
  key: DemoThemeKey | null;
  /** What was asked for in vain, short enough to show. */
  unknown: string | null;
}

function simplify(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/**
 * Reads `?theme=`. Writing does not matter: `abyssSpaced`, `abyss-spaced` and `themeAbyssSpaced` are the same.
 * @param search - the query of the address.
 * @returns the theme, or what was asked for instead of one.
 */
export function readAskedTheme(search: string): AskedTheme {
  const value = new URLSearchParams(search).get(PARAMETER);
  if (value === null) return {key: null, unknown: null};
  const wanted = simplify(value);
  const theme = DEMO_THEMES.find(({key, name}) => wanted === simplify(name) || wanted === simplify(key));
  return theme ? {key: theme.key, unknown: null} : {key: null, unknown: value.slice(0, LONGEST_SHOWN)};
}

/**
 * The address of a page with another theme, everything else in it unchanged.
 * @param href - the present address.
 * @param key - the theme.
 * @returns the new address.
 */
export function withTheme(href: string, key: DemoThemeKey): string {
  const url = new URL(href);
  url.searchParams.set(PARAMETER, themeOf(key).name);
  return url.href;
}

/**
 * Everything about a theme.
 * @param key - its exported name.
 * @returns the theme.
 */
export function themeOf(key: DemoThemeKey): DemoTheme {
  return DEMO_THEMES.find((theme) => theme.key === key) ?? DEMO_THEMES[0]!;
}

/**
 * Tells whether a text, such as the value of a list, names a theme.
 * @param text - the text.
 * @returns whether it is the exported name of a theme.
 */
export function isThemeKey(text: string): text is DemoThemeKey {
  return DEMO_THEMES.some(({key}) => key === text);
}
