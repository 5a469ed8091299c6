import {themeLabel} from '../../../lib/themeLabel';

/** The library's themes, by the names of its exports. */
export const THEMES = [
  'themeLight',
  'themeDark',
  'themeAbyss',
  'themeAbyssSpaced',
  'themeLightSpaced',
  'themeDracula',
  'themeReplit',
  'themeVisualStudio',
] as const;

/** One of the library's themes. */
export type Theme = (typeof THEMES)[number];

/** What a visitor can switch for the whole dock. */
export const OPTIONS = {
  customTabs: 'Tabs with icons',
  headerActions: 'Header actions',
  customWatermark: 'Custom watermark',
  wideSingleTabs: 'Single tabs fill the header',
  dragging: 'Drag and drop',
  edges: 'Drop at the dock’s edges',
  floating: 'Floating by drag',
  resizing: 'Resizing by drag',
} as const;

/** Name of an option. */
export type Option = keyof typeof OPTIONS;

/** All options, in the order of their menu. */
export const OPTION_NAMES = Object.keys(OPTIONS) as Option[];

/** How the dock looks and behaves. */
export interface Settings {
  theme: Theme;
  /** Without it, the theme follows the colors of the site. */
  isThemePicked: boolean;
  options: Readonly<Record<Option, boolean>>;
}

/** What the demo starts with: all options but one are on. */
export const DEFAULT_SETTINGS: Settings = {
  theme: 'themeLightSpaced',
  isThemePicked: false,
  options: Object.fromEntries(OPTION_NAMES.map((name) => [name, name !== 'wideSingleTabs'])) as Settings['options'],
};

/** Finds a theme by its name in any spelling: `abyssSpaced`, `abyss-spaced` or `themeAbyssSpaced`. */
export function findTheme(name: string): Theme | undefined {
  const wanted = name.toLowerCase().replace(/[^a-z]|^theme/g, '');
  return THEMES.find((theme) => theme.toLowerCase() === `theme${wanted}`);
}

/** The class that the library's style sheet knows a theme by. */
export function themeClass(theme: Theme): string {
  return `dockview-theme-${theme === 'themeVisualStudio' ? 'vs' : themeLabel(theme).toLowerCase().replace(' ', '-')}`;
}
