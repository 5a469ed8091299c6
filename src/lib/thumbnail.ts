/** A part of a layout. Lengths are percentages of the whole, so that it fits a box of any size. */
export interface ThumbnailPart {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Titles of the tabs; none for a part without a header. */
  tabs: string[];
  /** Position of the tab that is open. */
  active: number;
  /** What a part without tabs is called. */
  name?: string;
  isFloating: boolean;
}

/** A still drawing of a layout: its parts, in the order in which they lie above each other. */
export type Thumbnail = ThumbnailPart[];
