// Wrapped: the theme ignores a change of the system's colour scheme while the system is not asked for the first value.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Layout/Provider';
import LayoutProvider from '@theme-original/Layout/Provider';
import {useSystemColorModeChanges} from '@site/src/hooks/useSystemColorModeChanges';

function SystemColorMode(): null {
  useSystemColorModeChanges();
  return null;
}

export default function LayoutProviderWithSystemColorMode({children}: Props): ReactNode {
  return (
    <LayoutProvider>
      <SystemColorMode />
      {children}
    </LayoutProvider>
  );
}
