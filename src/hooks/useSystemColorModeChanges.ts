import {useEffect} from 'react';
import {useColorMode} from '@docusaurus/theme-common';

/**
 * Switches the color mode when the system's color scheme changes during a visit, and stores it. Printing also changes
 * the scheme, when it starts and when it ends; both are ignored.
 */
export function useSystemColorModeChanges(): void {
  const {setColorMode} = useColorMode();
  useEffect(() => {
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    const print = window.matchMedia('print');
    let wasPrinting = print.matches;
    const onChange = () => {
      const fromPrinting = print.matches || wasPrinting;
      wasPrinting = print.matches;
      if (!fromPrinting) setColorMode(scheme.matches ? 'dark' : 'light');
    };
    scheme.addEventListener('change', onChange);
    return () => scheme.removeEventListener('change', onChange);
  }, [setColorMode]);
}
