import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** Facts for search engines, see https://schema.org; they go into the head of the page. */
export function StructuredData({data}: {data: object}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
