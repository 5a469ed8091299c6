import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** Structured data for search engines (https://schema.org), in the head of the page. */
export function StructuredData({data}: {data: object}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
