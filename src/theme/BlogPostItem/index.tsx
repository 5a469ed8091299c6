// Wrapped: on narrow screens, the theme shows no table of contents with a post.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem';
import BlogPostItem from '@theme-original/BlogPostItem';
import {NarrowContents} from '@site/src/components/NarrowContents';

export default function BlogPostItemWithContents(props: Props): ReactNode {
  const post = useBlogPost();
  const hasContents = post.isBlogPostPage && !post.frontMatter.hide_table_of_contents && post.toc.length > 0;
  return (
    <>
      {hasContents && <NarrowContents page={post} />}
      <BlogPostItem {...props} />
    </>
  );
}
