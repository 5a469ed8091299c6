// Wrapped: asks at the end of a page whether it helped.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {PageFeedback} from '@site/src/components/PageFeedback';
import {useSiteIdentity} from '@site/src/hooks/useSiteIdentity';

export default function FooterWithFeedback(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {origin} = useSiteIdentity();
  return (
    <>
      <PageFeedback key={permalink} title={title} path={permalink} url={`${origin}${permalink}`} />
      <DocItemFooter />
    </>
  );
}
