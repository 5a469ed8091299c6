// Wrapped: adds the structured data of a technical article.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import {StructuredData} from '@site/src/components/StructuredData';
import {usePageFiles} from '@site/src/hooks/usePageFiles';
import {useSiteIdentity} from '@site/src/hooks/useSiteIdentity';
import {describeArticle} from '@site/src/lib/structuredData';

export default function DocMetadata(): ReactNode {
  const {metadata} = useDoc();
  const {origin, ...site} = useSiteIdentity();
  const files = usePageFiles();
  const article = files && {
    ...site,
    title: metadata.title,
    description: metadata.description,
    pageUrl: `${origin}${metadata.permalink}`,
    image: `${origin}${files.card}`,
    changed: metadata.lastUpdatedAt ?? undefined,
  };
  return (
    <>
      <Metadata />
      {article && <StructuredData data={describeArticle(article)} />}
    </>
  );
}
