// Wrapped: asks at the end of a page whether it helped, and offers its Markdown version on narrow screens.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {PageFeedback} from '@site/src/components/PageFeedback';
import {PageMarkdown} from '@site/src/components/PageMarkdown';
import {useSiteIdentity} from '@site/src/hooks/useSiteIdentity';
import styles from './styles.module.css';

export default function FooterWithFeedback(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {origin} = useSiteIdentity();
  return (
    <>
      <div className={styles.end}>
        <PageFeedback key={permalink} title={title} path={permalink} url={`${origin}${permalink}`} />
        <PageMarkdown className={styles.menu} />
      </div>
      <DocItemFooter />
    </>
  );
}
