// Wrapped: adds links to the Markdown version of the page and to the keyboard shortcuts.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Footer/Copyright';
import FooterCopyright from '@theme-original/Footer/Copyright';
import {TwinLink} from '@site/src/components/PageMarkdown/TwinLink';
import {ShortcutsButton} from '@site/src/components/Shortcuts/ShortcutsButton';
import styles from './styles.module.css';

export default function CopyrightWithShortcuts(props: Props): ReactNode {
  return (
    <>
      <FooterCopyright {...props} />
      <p className={styles.line}>
        <TwinLink>This page as Markdown</TwinLink>
        <ShortcutsButton />
      </p>
    </>
  );
}
