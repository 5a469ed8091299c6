import {useEffect} from 'react';
import {useColorMode} from '@docusaurus/theme-common';

/**
 * Switches the page when the system's colour scheme changes during a visit, and remembers the new value. Printing also
 * changes the scheme, once on the way in and once on the way out; neither counts.
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
