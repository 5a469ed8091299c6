/** What a visitor can switch on and off for the whole dock. */
export interface Settings {
  /** Tabs with an icon of their own, drawn by the page. */
  customTabs: boolean;
  /** Buttons in the header of each group. */
  headerActions: boolean;
  /** What an empty dock shows is drawn by the page, else by the library. */
  ownWatermark: boolean;
  /** A tab that is alone in its group is as wide as the group. */
  wideSingleTabs: boolean;
  /** The edges of the whole dock accept panels. */
  edges: boolean;
  /** Tabs and groups can be dragged. */
  dragging: boolean;
  /** Tabs can be made to float. */
  floating: boolean;
  /** The borders between groups can be dragged. */
  resizing: boolean;
}

/** How the demo starts. */
export const DEFAULT_SETTINGS: Settings = {
  customTabs: false,
  headerActions: true,
  ownWatermark: true,
  wideSingleTabs: false,
  edges: true,
  dragging: true,
  floating: true,
  resizing: true,
};

/** What each setting is called, in the order they are listed. */
export const SETTING_LABELS: Readonly<Record<keyof Settings, string>> = {
  customTabs: 'Custom tabs',
  headerActions: 'Header actions',
  ownWatermark: 'Custom watermark',
  wideSingleTabs: 'Single tabs fill the header',
  dragging: 'Drag and drop',
  edges: 'Drop at the dock’s edges',
  floating: 'Floating by drag',
  resizing: 'Resizing by drag',
};
