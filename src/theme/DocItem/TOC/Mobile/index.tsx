// Replaced: the theme's list stays at the top of the page, and moves the text when it opens.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {NarrowContents} from '@site/src/components/NarrowContents';

export default function DocItemTOCMobile(): ReactNode {
  return <NarrowContents page={useDoc()} className={ThemeClassNames.docs.docTocMobile} />;
}
