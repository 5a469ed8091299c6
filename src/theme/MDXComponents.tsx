// Wrapped: makes components available in every MDX page.
import MDXComponents from '@theme-original/MDXComponents';
import * as apiChange from '@site/src/components/ApiChange';
import * as apiEntry from '@site/src/components/ApiEntry';
import * as apiIndex from '@site/src/components/ApiIndex';
import {CardGrid} from '@site/src/components/CardGrid';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {Example} from '@site/src/components/Example';
import * as figures from '@site/src/components/Figure';
import {Filterable} from '@site/src/components/Filterable';
import {FrameworkPane, FrameworkSwitch} from '@site/src/components/FrameworkSwitch';
import {ReleaseDetails} from '@site/src/components/ReleaseDetails';
import {ScrollableTable} from '@site/src/components/ScrollableTable';

export default {
  ...MDXComponents,
  ...apiChange,
  ...apiEntry,
  ...apiIndex,
  ...figures,
  CardGrid,
  CodeBlock,
  Example,
  Filterable,
  FrameworkPane,
  FrameworkSwitch,
  ReleaseDetails,
  table: ScrollableTable,
};
