// Wrapped: adds a table of contents on narrow screens, where the theme shows none with a post.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem';
import BlogPostItem from '@theme-original/BlogPostItem';
import {MobileToc} from '@site/src/components/MobileToc';

export default function BlogPostItemWithToc(props: Props): ReactNode {
  const post = useBlogPost();
  const hasToc = post.isBlogPostPage && !post.frontMatter.hide_table_of_contents && post.toc.length > 0;
  return (
    <>
      {hasToc && <MobileToc page={post} />}
      <BlogPostItem {...props} />
    </>
  );
}
