// Wrapped: follows changes of the system's color scheme, which the theme ignores while the system does not set the
// initial value; adds copying of heading links and the list of keyboard shortcuts to every page.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Layout/Provider';
import LayoutProvider from '@theme-original/Layout/Provider';
import {HeadingLinks} from '@site/src/components/HeadingLinks';
import {Shortcuts} from '@site/src/components/Shortcuts';
import {useSystemColorModeChanges} from '@site/src/hooks/useSystemColorModeChanges';

function SystemColorMode(): null {
  useSystemColorModeChanges();
  return null;
}

export default function LayoutProviderWithAids({children}: Props): ReactNode {
  return (
    <LayoutProvider>
      <SystemColorMode />
      {children}
      <HeadingLinks />
      <Shortcuts />
    </LayoutProvider>
  );
}
