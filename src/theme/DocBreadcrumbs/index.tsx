// Wrapped: the page as Markdown can be had from the line of the breadcrumbs, which has room, so that nothing moves.
import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {PageMarkdown} from '@site/src/components/PageMarkdown';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithMarkdown(): ReactNode {
  return (
    <div className={styles.line}>
      <DocBreadcrumbs />
      <PageMarkdown />
    </div>
  );
}
