// Wrapped: makes components available in every MDX page.
import MDXComponents from '@theme-original/MDXComponents';
import {ApiChangeLine, ApiInternalChanges, ApiTypeChanges} from '@site/src/components/ApiChange';
import {ApiDeclaration, ApiEntry, ApiTypeMembers} from '@site/src/components/ApiEntry';
import {ApiIndex, ApiIndexGroup} from '@site/src/components/ApiIndex';
import {CardGrid} from '@site/src/components/CardGrid';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {Example} from '@site/src/components/Example';
import {
  DragEventsFigure,
  DropZonesFigure,
  ModelFigure,
  RenderersFigure,
  ThemePicture,
  ThemePictures,
} from '@site/src/components/Figure';
import {Filterable} from '@site/src/components/Filterable';
import {FrameworkPane, FrameworkSwitch} from '@site/src/components/FrameworkSwitch';
import {ReleaseDetails} from '@site/src/components/ReleaseDetails';
import {ScrollableTable} from '@site/src/components/ScrollableTable';

const figures = {DragEventsFigure, DropZonesFigure, ModelFigure, RenderersFigure, ThemePicture, ThemePictures};

export default {
  ...MDXComponents,
  ...figures,
  ApiChangeLine,
  ApiDeclaration,
  ApiEntry,
  ApiIndex,
  ApiIndexGroup,
  ApiInternalChanges,
  ApiTypeChanges,
  ApiTypeMembers,
  CardGrid,
  CodeBlock,
  Example,
  Filterable,
  FrameworkPane,
  FrameworkSwitch,
  ReleaseDetails,
  table: ScrollableTable,
};
