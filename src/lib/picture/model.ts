/** A part of a layout. Lengths are percentages of the picture, so that it fits a box of any size. */
export interface PictureBox {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Titles of the tabs; none for a part without a header. */
  tabs: string[];
  /** Position of the tab that is open. */
  active: number;
  /** What stands in a part that has no tabs. */
  name?: string;
  isFloating: boolean;
}

/** A still picture of a layout: its parts, in the order in which they lie above each other. */
export type Picture = PictureBox[];
