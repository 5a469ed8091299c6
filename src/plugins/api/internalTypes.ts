/**
 * Exported by the packages, but made for the library's own use: classes behind the components, tree nodes of the
 * grid, helpers for framework packages. Applications reach the same things through the `…Api` types.
 */
const INTERNAL = new Set([
  'BaseGrid',
  'BasePanelView',
  'CompositeDisposable',
  'ContentContainer',
  'DefaultDockviewDeserialzier',
  'DefaultTab',
  'DndService',
  'DockviewCompositeDisposable',
  'DockviewDisposable',
  'DockviewEmitter',
  'DockviewGroupPanel',
  'DockviewGroupPanelModel',
  'DockviewMutableDisposable',
  'DockviewPanel',
  'DraggablePaneviewPanel',
  'FloatingGroupOptionsInternal',
  'FrameworkFactory',
  'Gridview',
  'GridviewPanel',
  'GroupItem',
  'GroupPanel',
  'Groupview',
  'HeaderPartInitParameters',
  'IBaseGrid',
  'IContentContainer',
  'IDockviewGroupPanelModel',
  'IDockviewGroupPanelPublic',
  'IDockviewPanelModel',
  'IGridPanelComponentView',
  'IGridPanelView',
  'IGridView',
  'IGroupview',
  'IPanelDeserializer',
  'IPaneview',
  'ISerializableView',
  'ITab',
  'IView',
  'IViewDeserializer',
  'PaneFramework',
  'PanelCollection',
  'PanePanelViewState',
  'Paneview',
  'PaneviewPanel',
  'ReactPart',
  'ReactPartContext',
  'ReactPortalStore',
  'SplitSizing',
  'Splitview',
  'SplitviewPanel',
  'Tab',
]);

const INTERNAL_PATTERN =
  /^(?:I?(?:Dockview|Gridview|Splitview|Paneview)Component|PROPERTY_KEYS.*|.*Impl|React\w+Part\w*)$/;

/** Tells whether an exported type is meant for the library's own use. */
export function isInternalType(name: string): boolean {
  return INTERNAL.has(name) || INTERNAL_PATTERN.test(name);
}
