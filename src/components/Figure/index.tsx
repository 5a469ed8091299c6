export {DragEventsFigure} from './DragEventsFigure';
export {DropZonesFigure} from './DropZonesFigure';
export {ModelFigure} from './ModelFigure';
export {RenderersFigure} from './RenderersFigure';
export {ThemePicture, ThemePictures} from './ThemePictures';
