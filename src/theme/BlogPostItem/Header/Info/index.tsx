// Wrapped: adds the menu with the Markdown version of a post beside its date, where nothing moves for it.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import Info from '@theme-original/BlogPostItem/Header/Info';
import {PageMarkdown} from '@site/src/components/PageMarkdown';
import styles from './styles.module.css';

export default function InfoWithMarkdown(props: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  if (!isBlogPostPage) return <Info {...props} />;
  return (
    <div className={styles.line}>
      <Info {...props} />
      <PageMarkdown />
    </div>
  );
}
