// Ejected: the breadcrumbs for search engines start at the index of the docs, which has some, too.
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
