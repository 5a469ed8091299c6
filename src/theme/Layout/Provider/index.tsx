// Wrapped: the theme ignores a change of the system's colour scheme while the system is not asked for the first value.
// Every page also has headings whose addresses can be copied, and a list of keyboard shortcuts.
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
