import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import shared from '../ToolPage/styles.module.css';
import {Frame} from './Frame';
import {Workbench} from './Workbench';

/** A theme for the dock, made with controls and seen in a real one. */
export function ThemeBuilder(): ReactNode {
  return (
    <main className={shared.page} aria-label="Theme builder">
      <BrowserOnly fallback={<Frame />}>{() => <Workbench />}</BrowserOnly>
    </main>
  );
}
