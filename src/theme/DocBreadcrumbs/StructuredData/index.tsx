// Replaced: the way to a page begins with the first page of the docs, which the original told nothing about itself.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {StructuredData} from '@site/src/components/StructuredData';
import {useSiteIdentity} from '@site/src/hooks/useSiteIdentity';
import {describeTrail} from '@site/src/lib/structuredData';

export default function DocTrail({breadcrumbs}: Props): ReactNode {
  const {origin, url} = useSiteIdentity();
  const steps = breadcrumbs.flatMap(({label, href}) => (href ? [{name: label, url: `${origin}${href}`}] : []));
  const data = describeTrail([{name: 'Documentation', url: `${url}docs/`}, ...steps]);
  return <StructuredData data={data} />;
}
