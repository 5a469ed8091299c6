// Ejected: adds the author and the social card of a release note.
import type {ReactNode} from 'react';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import {StructuredData} from '@site/src/components/StructuredData';
import {usePageFiles} from '@site/src/hooks/usePageFiles';
import {useSiteIdentity} from '@site/src/hooks/useSiteIdentity';
import {completePosting} from '@site/src/lib/structuredData';

export default function PostData(): ReactNode {
  const posting = useBlogPostStructuredData();
  const {origin, ...site} = useSiteIdentity();
  const files = usePageFiles();
  return files ? <StructuredData data={completePosting(posting, site, `${origin}${files.card}`)} /> : null;
}
