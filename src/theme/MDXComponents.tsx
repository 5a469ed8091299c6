// Wrapped: makes the project's own components available in every MDX page.
import MDXComponents from '@theme-original/MDXComponents';
import {ApiChangeLine, ApiInternalChanges, ApiTypeChanges} from '@site/src/components/ApiChange';
import {ApiFacts} from '@site/src/components/ApiFacts';
import {ApiSignature} from '@site/src/components/ApiSignature';
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

const figures = {DragEventsFigure, DropZonesFigure, ModelFigure, RenderersFigure, ThemePicture, ThemePictures};

export default {
  ...MDXComponents,
  ...figures,
  ApiChangeLine,
  ApiFacts,
  ApiInternalChanges,
  ApiSignature,
  ApiTypeChanges,
  CodeBlock,
  Example,
  FrameworkPane,
  FrameworkSwitch,
};
