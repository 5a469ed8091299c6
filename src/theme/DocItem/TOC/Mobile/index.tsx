// Ejected: the theme's list scrolls away with the page, and moves the text when it opens.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {MobileToc} from '@site/src/components/MobileToc';

export default function DocItemTOCMobile(): ReactNode {
  return <MobileToc page={useDoc()} className={ThemeClassNames.docs.docTocMobile} />;
}
