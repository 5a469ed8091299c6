// Wrapped: makes components available in every MDX page.
import MDXComponents from '@theme-original/MDXComponents';
import {ApiChangeLine, ApiInternalChanges, ApiTypeChanges} from '@site/src/components/ApiChange';
import {ApiDeclaration, ApiEntry} from '@site/src/components/ApiEntry';
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
  ApiInternalChanges,
  ApiTypeChanges,
  CodeBlock,
  Example,
  FrameworkPane,
  FrameworkSwitch,
  ReleaseDetails,
  table: ScrollableTable,
};
