// Ejected: one list, the most used tag first, each with its description, instead of one list per letter.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import {countOf} from '@site/src/lib/countOf';
import styles from './styles.module.css';

export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const sorted = [...tags].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}>
      <PageMetadata title="Tags" description="The release notes of Dockview by subject." />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">Tags</Heading>
        <ul className={styles.list}>
          {sorted.map(({label, permalink, description, count}) => (
            <li key={permalink} className={styles.tag}>
              <Link to={permalink} className={styles.label}>
                {label}
              </Link>
              <span className={styles.count} data-markdown="note">
                {countOf(count, 'post')}
              </span>
              <p className={styles.description}>{description}</p>
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
