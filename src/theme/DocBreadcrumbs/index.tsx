// Wrapped: adds the menu with the Markdown version of a page beside the breadcrumbs, where nothing moves for it.
import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {PageMarkdown} from '@site/src/components/PageMarkdown';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithMarkdown(): ReactNode {
  return (
    <div className={styles.line}>
      <DocBreadcrumbs />
      <PageMarkdown className={styles.menu} />
    </div>
  );
}
