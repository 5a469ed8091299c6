// Wrapped: adds the social card and the Markdown version of each page.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import SiteMetadata from '@theme-original/SiteMetadata';
import {usePageFiles} from '@site/src/hooks/usePageFiles';

export default function SiteMetadataWithFiles(): ReactNode {
  const files = usePageFiles();
  return (
    <>
      <SiteMetadata />
      {files && <PageMetadata image={files.card} />}
      {files && (
        <Head>
          <link rel="alternate" type="text/markdown" href={files.markdown} />
        </Head>
      )}
    </>
  );
}
