import {useCallback, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readAskedTheme, withTheme, type DemoThemeKey} from '../../lib/demo/themes';

/** The theme of the dock. */
export interface DockTheme {
  key: DemoThemeKey;
  /** What the address asked for in vain. */
  unknown: string | null;
  pick: (key: DemoThemeKey) => void;
}

/**
 * The theme the visitor picked, else the one in the address, else the one that goes with the site's colours.
 * @returns the theme, and a function that picks another.
 */
export function useDockTheme(): DockTheme {
  const {colorMode} = useColorMode();
  const {search} = useLocation();
  // The HTML of the page knows no query; so neither does the first render.
  const asked = readAskedTheme(useIsBrowser() ? search : '');
  const [picked, setPicked] = useState<DemoThemeKey | null>(null);
  const pick = useCallback((key: DemoThemeKey) => {
    setPicked(key);
    // Not by the router: a theme is no new page, and going back should leave the demo.
    window.history.replaceState(window.history.state, '', withTheme(window.location.href, key));
  }, []);
  return {
    key: picked ?? asked.key ?? (colorMode === 'dark' ? 'themeDark' : 'themeLight'),
    unknown: asked.unknown,
    pick,
  };
}
