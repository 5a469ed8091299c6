// Wrapped: a table of contents on narrow screens, where the theme shows none with a post; in lists, a row with title, date
// and description.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem';
import Heading from '@theme/Heading';
import BlogPostItem from '@theme-original/BlogPostItem';
import {BreakingMark} from '@site/src/components/BreakingMark';
import {MobileToc} from '@site/src/components/MobileToc';
import {formatDay} from '@site/src/lib/dates';
import styles from './styles.module.css';

function PostRow(): ReactNode {
  const {title, permalink, date, description, tags} = useBlogPost().metadata;
  return (
    <article className={styles.row}>
      <header>
        <Heading as="h2" className={styles.title}>
          <Link to={permalink}>{title}</Link>
        </Heading>
        {tags.some((tag) => tag.permalink.endsWith('/breaking')) && <BreakingMark />}
        <time dateTime={date}>{formatDay(date)}</time>
      </header>
      <p>{description}</p>
    </article>
  );
}

export default function BlogPostItemWithToc(props: Props): ReactNode {
  const post = useBlogPost();
  if (!post.isBlogPostPage) return <PostRow />;
  const hasToc = !post.frontMatter.hide_table_of_contents && post.toc.length > 0;
  return (
    <>
      {hasToc && <MobileToc page={post} />}
      <BlogPostItem {...props} />
    </>
  );
}
