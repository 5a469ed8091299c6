// Wrapped: adds links to the Markdown version of the page and to the keyboard shortcuts.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Footer/Copyright';
import FooterCopyright from '@theme-original/Footer/Copyright';
import {MarkdownLink} from '@site/src/components/PageMarkdown/MarkdownLink';
import {ShortcutsButton} from '@site/src/components/Shortcuts/ShortcutsButton';
import styles from './styles.module.css';

export default function CopyrightWithShortcuts(props: Props): ReactNode {
  return (
    <>
      <FooterCopyright {...props} />
      <p className={styles.line}>
        <MarkdownLink>This page as Markdown</MarkdownLink>
        <ShortcutsButton />
      </p>
    </>
  );
}
