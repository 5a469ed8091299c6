// Wrapped: on narrow screens, the theme shows no table of contents with a post.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem';
import BlogPostItem from '@theme-original/BlogPostItem';
import TOCItems from '@theme/TOCItems';
import {NarrowContents} from '@site/src/components/NarrowContents';

export default function BlogPostItemWithContents(props: Props): ReactNode {
  const {isBlogPostPage, toc, frontMatter} = useBlogPost();
  const hasContents = isBlogPostPage && !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <>
      {hasContents && (
        <NarrowContents>
          <TOCItems
            toc={toc}
            className="table-of-contents"
            minHeadingLevel={frontMatter.toc_min_heading_level}
            maxHeadingLevel={frontMatter.toc_max_heading_level}
          />
        </NarrowContents>
      )}
      <BlogPostItem {...props} />
    </>
  );
}
