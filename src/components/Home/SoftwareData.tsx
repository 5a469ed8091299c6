import type {ReactNode} from 'react';
import stats from '@generated/package-stats/default/stats.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSiteIdentity} from '../../hooks/useSiteIdentity';
import {describeSoftware} from '../../lib/structuredData';
import {StructuredData} from '../StructuredData';

/** What search engines are told about the library. */
export function SoftwareData(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  const {name, url, repository} = useSiteIdentity();
  const {version, license} = stats;
  return <StructuredData data={describeSoftware({name, url, repository, description: tagline, version, license})} />;
}
