import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {SharedExample} from '../../components/SharedExample';

/** Shows the code that a link carries. */
export default function SharedPage(): ReactNode {
  return (
    <Layout title="Shared example" description="An example of Dockview, edited by whoever made the link.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">Shared example</Heading>
        <BrowserOnly fallback={<noscript>This page needs JavaScript.</noscript>}>{() => <SharedExample />}</BrowserOnly>
      </main>
    </Layout>
  );
}
